import { groupHues } from '@/components/illustrations/art';
import { people, type Member } from '@/lib/content/team';
import { Photo } from '../ui/photo';

/** The same person has the same tint on every page, and nobody else's. */
const hues = groupHues(people.map(({ name }) => name));
const hueOf = (name: string) => hues.get(name) ?? groupHues([name]).get(name);

/** A person's photo. Without one, and if it fails, their initials stand on a tint. */
export function Portrait({
  person: { name, initials, imageUrl },
  className,
}: {
  person: Pick<Member, 'name' | 'initials' | 'imageUrl'>;
  /** Its proportions and corners. */
  className: string;
}) {
  return (
    <div
      className={`art-tint @container relative grid place-items-center overflow-hidden bg-tint hue-${hueOf(name)} ${className}`}
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
