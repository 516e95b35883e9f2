import { groupHues } from '@/components/art/art';
import { Art } from '@/components/art/illustration';
import { tw } from '@/components/ui/tw';
import { team, type Member } from '@/lib/content/team';

/** The same person has the same tint on every page, and nobody else's. */
const hues = groupHues([...team.founders, ...team.executives].map(({ name }) => name));

/**
 * A person's initials on a tint. A photo, if there is one, covers them; if it fails, they are there.
 *
 * @param className Its proportions and corners.
 */
export function Portrait({
  person: { name, imageUrl },
  width,
  height,
  className,
}: {
  person: Pick<Member, 'name' | 'imageUrl'>;
  width: number;
  height: number;
  className: string;
}) {
  const cover = tw`absolute inset-0 size-full object-cover`;
  return (
    <div className={`relative overflow-hidden ${className}`}>
      <Art
        kind="team"
        slug={name}
        hue={hues.get(name)}
        width={width}
        height={height}
        fit="cover"
        className={cover}
      />
      {imageUrl && (
        // The boot script hides it when it fails: every browser draws something in its place. The name stands beside it.
        // eslint-disable-next-line @next/next/no-img-element -- next/image writes a style attribute, which the policy forbids
        <img
          src={imageUrl}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          className={cover}
          suppressHydrationWarning
        />
      )}
    </div>
  );
}
