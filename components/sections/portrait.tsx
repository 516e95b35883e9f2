import { assignHues } from '@/components/illustrations/art';
import { people, type Member } from '@/lib/content/team';
import { Photo } from '../ui/photo';

/** Each person has the same tint on every page, and no one shares it. */
const hues = assignHues(people.map(({ name }) => name));
const getHue = (name: string) => hues.get(name) ?? assignHues([name]).get(name);

/** Shows initials on a tint where the photo is missing or fails. */
export function Portrait({
  person: { name, initials, imageUrl },
  className,
}: {
  person: Pick<Member, 'name' | 'initials' | 'imageUrl'>;
  className: string;
}) {
  return (
    <div
      className={`art-tint @container relative grid place-items-center overflow-hidden bg-tint hue-${getHue(name)} ${className}`}
    >
      <span
        className="text-[28cqi] leading-none font-medium tracking-[-0.03em] whitespace-nowrap text-tint-ink"
        aria-hidden="true"
      >
        {initials}
      </span>
      {imageUrl && <Photo src={imageUrl} />}
    </div>
  );
}
