import { fnv1a } from '@/components/art/seed';
import { tw } from '@/components/ui/tw';

const characters = new Intl.Segmenter();
/** Left of the letters, and their tracking. */
const inset = 5;
const tracking = -0.055;
/** Sizes of the letters in percent of the field's width: the largest that leaves the diamond its place. */
const sizes = [
  { size: 48, className: tw`text-[48cqi]` },
  { size: 44, className: tw`text-[44cqi]` },
  { size: 38, className: tw`text-[38cqi]` },
  { size: 30, className: tw`text-[30cqi]` },
  { size: 20, className: tw`text-[20cqi]` },
] as const;
const smallest = sizes[4];
const widest = 68;

/** About how wide a character is, in em; rather too wide than too narrow. */
function widthOf(character: string): number {
  if (/^[IJijlrtf]/.test(character)) return 0.5;
  if (/^[MWmw]/.test(character)) return 0.95;
  if (/^[EFLPRSTYZ]/.test(character)) return 0.66;
  if (/^\p{Ll}/u.test(character)) return 0.62;
  return /^[\p{Script=Latin}\p{Script=Greek}]/u.test(character) ? 0.76 : 1.05;
}

/** Letters that stand on the line; characters of other scripts reach below it, and stand in their own box. */
export const standsOnLine = (initials: string) =>
  /^[\p{Script=Latin}\p{Script=Greek}\p{M}]+$/u.test(initials);

/** How large the letters are, where they end and where the diamond stands, in percent of the width. */
export function layOut(name: string, initials: string) {
  const all = [...characters.segment(initials)].map(({ segment }) => segment);
  const em = all.reduce((sum, character) => sum + widthOf(character) + tracking, 0);
  const { size, className } = sizes.find((each) => each.size * em <= widest) ?? smallest;
  const end = Math.round(inset + em * size);
  const first = Math.max(56, end + 9);
  const last = Math.max(82, first);
  return { className, end, place: first + (fnv1a(name) % (last - first + 1)) };
}
