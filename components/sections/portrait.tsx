import '@/components/art/art.css';
import { groupHues } from '@/components/art/art';
import { Art } from '@/components/art/illustration';
import { monogram } from '@/components/art/motifs/system/letters';
import { tw } from '@/components/ui/tw';
import { people, type Member } from '@/lib/content/team';

/** The same person has the same tint on every page, and nobody else's. */
const hues = groupHues(people.map(({ name }) => name));

/**
 * A person's initials on a tint: drawn, or written where their script has no drawn letters. A photo, if there is one,
 * covers them; if it fails, they are there.
 *
 * @param className Its proportions and corners.
 */
export function Portrait({
  person: { name, initials, imageUrl },
  width,
  height,
  className,
}: {
  person: Pick<Member, 'name' | 'initials' | 'imageUrl'>;
  width: number;
  height: number;
  className: string;
}) {
  const cover = tw`absolute inset-0 size-full object-cover`;
  const hue = hues.get(name);
  const isDrawn = monogram(initials).length > 0;
  return (
    <div className={`relative overflow-hidden ${className}`}>
      <Art
        kind="team"
        slug={name}
        initials={isDrawn ? initials : ''}
        hue={hue}
        width={width}
        height={height}
        fit="cover"
        className={cover}
      />
      {!isDrawn && (
        <svg
          className={`${cover} ${hue === undefined ? 'fill-ink-2' : `art-tint hue-${hue} fill-tint-ink`}`}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <text
            x={width / 2}
            y={height / 2}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize={Math.round(Math.min(width, height) * 0.28)}
          >
            {initials}
          </text>
        </svg>
      )}
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
