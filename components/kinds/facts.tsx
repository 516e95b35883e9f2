import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';

const small = tw`py-2.5 text-sm leading-5.5 font-book`;

const looks = {
  /** A term above its values; the facts stand side by side where the page has one column and room. */
  column: {
    list: tw`medium:grid medium:grid-cols-3 medium:gap-x-6 medium:border-be`,
    fact: `${small} medium:border-be-0`,
    term: tw`text-ink-3`,
    // Two links under one another stay far enough apart to be hit.
    value: tw`[dd+&]:mbs-1`,
  },
  /** A term, and its figure at the other end of the line. */
  row: {
    list: '',
    fact: `${small} flex justify-between`,
    term: tw`text-ink-3`,
    value: tw`font-mono`,
  },
  /** A label beside its value, above it where there is room. */
  label: {
    list: '',
    fact: tw`grid grid-cols-[minmax(0,96px)_minmax(0,1fr)] py-3 leading-6 wide:grid-cols-1`,
    term: tw`label leading-6 text-ink-3`,
    value: tw`text-ui font-medium`,
  },
};

export interface Fact {
  term: string;
  values: readonly ReactNode[];
}

/**
 * A few facts between hairlines: of a case (`column`), of an announcement (`label`), and how many there are of each
 * (`row`).
 */
export function Facts({ facts, look }: { facts: readonly Fact[]; look: keyof typeof looks }) {
  const { list, fact, term, value } = looks[look];
  return (
    <dl className={`border-bs border-line inline-full ${list}`}>
      {facts.map((one) => (
        <div className={`border-be border-line ${fact}`} key={one.term}>
          <dt className={term}>{one.term}</dt>
          {one.values.map((shown, index) => (
            <dd className={value} key={index}>
              {shown}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
