import { NoteRef } from '@/components/sections/note-ref';
import { RelatedLinks } from '@/components/sections/related-links';
import { tw } from '@/components/ui/tw';
import { changeWords } from '@/content/words/sections';
import type { Footnotes } from '@/lib/content/footnotes';
import type { IndustriesPage, Industry } from '@/lib/content/industries';
import { relatedTo } from '@/lib/content/related';
import * as routes from '@/lib/routes';
import type { Shape, Side } from './shapes';

const beside = { left: tw`wide:col-[6/-1] wide:ps-10`, right: tw`wide:col-[1/span_7] wide:pe-10` };
/** Two kinds stand under the two lists. */
const looks = {
  beside: { list: '', outcomes: '', row: '', change: '' },
  /** Three columns under both: the outcomes are rows again. */
  under: {
    list: tw`wide:col-span-4`,
    outcomes: tw`wide:grid-cols-1 wide:border-be-0`,
    row: tw`wide:grid-cols-[minmax(0,1fr)_auto] wide:grid-rows-[auto_auto] wide:gap-x-4 wide:gap-y-0 wide:border-be wide:py-2.5`,
    change: tw`wide:col-2 wide:row-[1/span_2]`,
  },
};

/** What an industry has to solve, what we do about it, and what came of it. */
export function IndustryFacts({
  industry: { slug, challenges, solutions, outcomes },
  labels,
  notes,
  shape,
  side,
}: {
  industry: Industry;
  labels: IndustriesPage['labels'];
  notes: Footnotes;
  shape: Shape;
  side: Side;
}) {
  const under = shape === 'under';
  const look = looks[under ? 'under' : 'beside'];
  const related = relatedTo(routes.industry(slug), { product: 4, case: 3, article: 2 });
  return (
    <div
      className={`grid content-start gap-x-6 gap-y-7 tablet:col-span-full tablet:grid-cols-2 ${under ? 'wide:grid-cols-12' : beside[side]}`}
    >
      <List title={labels.challenges} items={challenges} className={`text-ink-2 ${look.list}`} />
      <List title={labels.solutions} items={solutions} className={look.list} />
      {outcomes.length > 0 && (
        <div className={`tablet:col-span-full ${look.list}`}>
          <h3 className="kicker pbe-2">{labels.outcomes}</h3>
          <dl
            className={`grid border-bs border-line tablet:grid-cols-3 tablet:gap-x-6 tablet:border-be ${look.outcomes}`}
          >
            {outcomes.map(({ metric, before, after, change, source }) => (
              <div
                className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-be border-line py-3 tablet:grid-cols-1 tablet:grid-rows-[auto_1fr_auto] tablet:items-start tablet:gap-1.5 tablet:border-be-0 tablet:py-4 ${look.row}`}
                key={metric}
              >
                <dt className="text-ui leading-5.5 text-balance">{metric}</dt>
                <dd
                  className={`col-2 row-[1/span_2] text-[length:var(--t-h3)] leading-[1.1] font-strong tracking-[-0.02em] whitespace-nowrap tablet:col-1 tablet:row-1 ${look.change}`}
                >
                  {change}
                  <NoteRef number={notes.numberOf(source)} />
                </dd>
                <dd className="label leading-5 text-ink-3">{changeWords.fromTo(before, after)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {related.length > 0 && (
        <div className="col-span-full">
          <RelatedLinks groups={related} {...(!under && related.length === 2 && { most: 2 })} />
        </div>
      )}
    </div>
  );
}

function List({ title, items, className }: { title: string; items: readonly string[]; className: string }) {
  if (items.length === 0) return null;
  return (
    <div className={className}>
      <h3 className="kicker pbe-2">{title}</h3>
      <ul>
        {items.map((item) => (
          <li className="border-bs border-line py-2.5 text-ui leading-6" key={item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
