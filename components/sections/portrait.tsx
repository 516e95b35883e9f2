import '@/components/art/art.css';
import type { ReactNode } from 'react';
import { groupHues } from '@/components/art/art';
import { tw } from '@/components/ui/tw';
import { people, type Member } from '@/lib/content/team';
import { Photo } from './photo';
import { layOut, standsOnLine } from './portrait-layout';

/** The same person has the same tint on every page, and nobody else's. */
const hues = groupHues(people.map(({ name }) => name));
const hueOf = (name: string) => hues.get(name) ?? groupHues([name]).get(name);

/** The mark of a person's decision, at a percentage of the width; it shrinks on a small field. */
function Gem({ place }: { place: number }) {
  return (
    <svg x={`${place - 8}%`} width="16%" height="28" viewBox="-14 -14 28 28">
      <path className="a-human" d="M0-11 11 0 0 11-11 0Z" />
    </svg>
  );
}

const letters = tw`ps-[5cqi] pbs-[12cqi] font-medium tracking-[-0.055em] whitespace-nowrap`;
const onLine = tw`leading-[0.72] [text-box:trim-both_cap_alphabetic]`;
/** Below a run that carries no words. */
const foot = tw`pbe-[8cqi]`;
const run = tw`relative -mbs-3.5 block overflow-visible`;

interface Look {
  /** Its proportions and corners. */
  className: string;
  /** Where the run crosses to the next field: classes that show it. It is `gutter` pixels long. */
  joined?: string | undefined;
  gutter?: number;
}

/**
 * A person's initials on a tint, standing on a run with the person's checkpoint. A photo, if there is one, covers
 * them; if it fails, they are there. The children stand under the run, and under the photo.
 */
export function Portrait({
  person: { name, initials, imageUrl },
  className,
  joined,
  gutter = 24,
  children,
}: Look & {
  person: Pick<Member, 'name' | 'initials' | 'imageUrl'>;
  children?: ReactNode;
}) {
  const { className: size, end, place } = layOut(name, initials);
  const line = standsOnLine(initials) ? onLine : tw`leading-[1.2]`;
  return (
    <div
      className={`art-tint @container flex flex-col bg-tint hue-${hueOf(name)} ${className}`}
      data-portrait=""
    >
      <div className={`relative flex grow flex-col justify-end rounded-[inherit] ${children ? '' : foot}`}>
        <span className={`${letters} text-tint-ink ${size} ${line}`} aria-hidden="true">
          {initials}
        </span>
        <svg className={run} width="100%" height="28" aria-hidden="true">
          <line className="a-run" x2="100%" y1="14" y2="14" />
          {place - 17 > end + 4 && (
            <circle className="a-node hidden @min-[10rem]:block" cx={`${place - 17}%`} cy="14" r="5" />
          )}
          {place <= 83 && (
            <circle className="a-node hidden @min-[10rem]:block" cx={`${place + 12}%`} cy="14" r="5" />
          )}
          <Gem place={place} />
          {joined !== undefined && (
            <svg className={`overflow-visible ${joined}`} x="100%">
              <path className="a-run" d={`M0 14h${gutter}`} />
            </svg>
          )}
        </svg>
        {imageUrl && (
          <Photo src={imageUrl} className={`rounded-t-[inherit] ${children ? '' : 'rounded-b-[inherit]'}`} />
        )}
      </div>
      {children}
    </div>
  );
}

/** A place that nobody has yet: its run is open after the diamond. */
export function OpenPlace({ className, children }: Pick<Look, 'className'> & { children: string }) {
  return (
    <div
      className={`art-tint art-bare @container grid items-end outline-[1.5px] -outline-offset-[1.5px] outline-line-strong ${className}`}
    >
      <div className={`flex flex-col ${foot}`}>
        <span className={`${letters} ${onLine} text-[28cqi]`}>{children}</span>
        <svg className={run} width="100%" height="28" aria-hidden="true">
          <line className="stroke-accent stroke-2" x2="72%" y1="14" y2="14" />
          <line
            className="stroke-accent stroke-2 [stroke-dasharray:2_5]"
            x1="82%"
            x2="100%"
            y1="14"
            y2="14"
          />
          <Gem place={72} />
        </svg>
      </div>
    </div>
  );
}
