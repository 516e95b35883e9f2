import { Children, type ReactNode } from 'react';
import { tw } from '@/components/ui/tw';

const variants = {
  column: {
    list: tw`border-bs border-line inline-full @md:@max-xl:grid @md:@max-xl:grid-cols-3 @md:@max-xl:gap-x-6 @md:@max-xl:border-be`,
    row: tw`border-be border-line py-2.5 text-sm leading-5.5 font-normal @md:@max-xl:border-be-0`,
    term: tw`text-ink-3`,
    value: tw`[dd+&]:mbs-1`,
  },
  sentences: {
    list: tw`border-bs border-line`,
    row: tw`grid gap-x-4 border-be border-line py-3 @md:grid-cols-[140px_minmax(0,1fr)]`,
    term: tw`font-semibold`,
    value: tw`text-ink-2`,
  },
  stacked: {
    list: tw`mbs-4 border-bs border-line`,
    row: tw`border-be border-line py-3`,
    term: tw`font-semibold`,
    value: tw`text-ink-2`,
  },
  /** Of an odd number the first is as wide as two. */
  halves: {
    list: tw`grid gap-x-12 border-bs border-line text-base leading-6 @xl:grid-cols-2`,
    row: tw`grid content-start gap-x-4 border-be border-line py-2.5 target:bg-accent-soft @md:grid-cols-[140px_minmax(0,1fr)] @xl:first:nth-last-[odd]:col-span-full`,
    term: tw`font-semibold`,
    value: tw`text-pretty text-ink-2 max-inline-180`,
  },
  byline: {
    list: tw`flex flex-wrap gap-x-7 gap-y-3 self-end @xl:block`,
    row: tw`border-line @xl:grid @xl:grid-cols-[auto_minmax(0,1fr)] @xl:items-baseline @xl:gap-x-4 @xl:border-be @xl:py-2 @xl:first:border-bs`,
    term: tw`kicker`,
    value: tw`text-sm leading-5.5 font-medium @xl:col-start-2 @xl:text-end @xl:text-balance [dd+&]:font-normal [dd+&]:text-ink-2`,
  },
  titles: {
    list: tw`border-bs border-line`,
    row: tw`grid gap-x-6 gap-y-0.5 border-be border-line py-4 @md:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] @md:items-baseline`,
    term: tw`text-h4 font-bold`,
    value: tw`text-ink-2`,
  },
  ticket: {
    list: tw`pbe-1`,
    row: tw`grid gap-x-5 gap-y-1 border-line px-6 py-3.5 not-first:border-bs has-[.marker-person]:bg-person-soft @md:grid-cols-[10.75rem_minmax(0,1fr)]`,
    term: tw`flex items-center gap-2.5 self-start label leading-6 tracking-wide text-ink-3`,
    value: tw`text-base leading-6`,
  },
};

interface Fact {
  /** Fragment of the address. */
  id?: string | undefined;
  term: string;
  /** Mark before the term. */
  mark?: ReactNode;
  value: ReactNode;
}

export function DescriptionList({
  variant,
  items,
}: {
  variant: keyof typeof variants;
  items: readonly Fact[];
}) {
  const { list, row, term: termClass, value: valueClass } = variants[variant];
  return (
    <dl className={list}>
      {items.map(({ id, term, mark, value }) => (
        <div className={row} id={id} key={term}>
          <dt className={termClass}>
            {mark}
            {term}
          </dt>
          {Children.toArray(value).map((each, index) => (
            <dd className={valueClass} key={index}>
              {each}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
