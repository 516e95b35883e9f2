import '@/components/art/art.css';
import type { ReactNode } from 'react';
import { groupHues } from '@/components/art/art';
import { fnv1a } from '@/components/art/seed';
import { tw } from '@/components/ui/tw';
import { people, type Member } from '@/lib/content/team';

/** The same person has the same tint on every page, and nobody else's. */
const hues = groupHues(people.map(({ name }) => name));
const hueOf = (name: string) => hues.get(name) ?? groupHues([name]).get(name);

const characters = new Intl.Segmenter();
/** Left of the letters, and their tracking. */
const inset = 7;
const tracking = -0.055;
/** Sizes of the letters in percent of the field's width: the largest that leaves the diamond its place. */
const sizes = [
  { size: 42, className: tw`text-[42cqi]` },
  { size: 34, className: tw`text-[34cqi]` },
  { size: 26, className: tw`text-[26cqi]` },
  { size: 20, className: tw`text-[20cqi]` },
] as const;
const smallest = sizes[3];
const widest = 66;

/** About how wide a character is, in em; rather too wide than too narrow. */
function widthOf(character: string): number {
  if (/^[IJijlrtf]/.test(character)) return 0.5;
  if (/^[MWmw]/.test(character)) return 0.98;
  if (/^\p{Ll}/u.test(character)) return 0.62;
  return /^[\p{Script=Latin}\p{Script=Greek}]/u.test(character) ? 0.77 : 1.05;
}

/** Letters that stand on the line; characters of other scripts reach below it, and stand in their own box. */
const standsOnLine = (initials: string) => /^[\p{Script=Latin}\p{Script=Greek}\p{M}]+$/u.test(initials);

/** How large the letters are, where they end and where the diamond stands, in percent of the width. */
function layOut(name: string, initials: string) {
  const all = [...characters.segment(initials)].map(({ segment }) => segment);
  const em = all.reduce((sum, character) => sum + widthOf(character) + tracking, 0);
  const { size, className } = sizes.find((each) => each.size * em <= widest) ?? smallest;
  const end = Math.round(inset + em * size);
  const first = Math.max(56, end + 9);
  const last = 86;
  return { className, end, place: first + (fnv1a(name) % Math.max(1, last - first + 1)) };
}

/** The mark of a person's decision, at a percentage of the width; it shrinks on a small field. */
function Gem({ place }: { place: number }) {
  return (
    <svg x={`${place - 8}%`} width="16%" height="28" viewBox="-14 -14 28 28">
      <path className="a-human" d="M0-11 11 0 0 11-11 0Z" />
    </svg>
  );
}

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
  const line = standsOnLine(initials)
    ? tw`leading-[0.72] [text-box:trim-both_cap_alphabetic]`
    : tw`leading-[1.2]`;
  const foot = children ? '' : tw`pbe-[10cqi]`;
  return (
    <div
      className={`art-tint @container flex flex-col bg-tint hue-${hueOf(name)} ${className}`}
      data-portrait=""
    >
      <div className={`relative flex grow flex-col justify-end rounded-[inherit] ${foot}`}>
        <span
          className={`ps-[6cqi] pbs-[12cqi] font-medium tracking-[-0.055em] whitespace-nowrap text-tint-ink ${size} ${line}`}
          aria-hidden="true"
        >
          {initials}
        </span>
        <svg className={run} width="100%" height="28" aria-hidden="true">
          <line className="a-run" x2="100%" y1="14" y2="14" />
          {place - end > 24 && (
            <circle
              className="a-node hidden @min-[8rem]:block"
              cx={`${Math.round((end + place) / 2)}%`}
              cy="14"
              r="5"
            />
          )}
          {place < 79 && (
            <circle className="a-node hidden @min-[8rem]:block" cx={`${place + 15}%`} cy="14" r="5" />
          )}
          <Gem place={place} />
          {joined !== undefined && (
            <svg className={`overflow-visible ${joined}`} x="100%">
              <path className="a-run" d={`M0 14h${gutter}`} />
            </svg>
          )}
        </svg>
        {imageUrl && (
          // The boot script hides it when it fails: every browser draws something in its place. The name stands beside it.
          // eslint-disable-next-line @next/next/no-img-element -- next/image writes a style attribute, which the policy forbids
          <img
            src={imageUrl}
            alt=""
            loading="lazy"
            className={`absolute inset-0 size-full rounded-t-[inherit] object-cover ${children ? '' : 'rounded-b-[inherit]'}`}
            suppressHydrationWarning
          />
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
      className={`@container flex flex-col justify-end pbe-[10cqi] outline-[1.5px] -outline-offset-[1.5px] outline-line-strong ${className}`}
    >
      <span className="ps-[6cqi] text-[28cqi] leading-[0.72] font-medium tracking-[-0.055em] [text-box:trim-both_cap_alphabetic]">
        {children}
      </span>
      <svg className={`art-tint art-bare ${run}`} width="100%" height="28" aria-hidden="true">
        <line className="stroke-accent stroke-2" x2="74%" y1="14" y2="14" />
        <line className="a-open" x1="74%" x2="100%" y1="14" y2="14" />
        <Gem place={74} />
      </svg>
    </div>
  );
}
