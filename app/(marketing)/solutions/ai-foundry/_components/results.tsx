import { Illustration } from '@/components/illustrations/illustration';
import { readDrawing } from '@/components/illustrations/read-drawing';
import { HeadedSection } from '@/components/sections/headed-section';
import type { Foundry } from '@/content/solutions/schema';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { changeMessages } from '@/content/messages/sections';

export function Results({ results }: Pick<Foundry, 'results'>) {
  return (
    <HeadedSection headingId="results-title" heading={results} surface="band">
      <ul className="mbs-10 grid gap-x-6 gap-y-12 @lg:grid-cols-2 @lg:gap-y-2">
        {results.items.map((item) => (
          <li
            className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-5 gap-y-2 @lg:row-span-4 @lg:grid-rows-subgrid @lg:not-nth-last-[-n+2]:mbe-10"
            key={item.title}
          >
            <div className="col-span-full mbe-3 overflow-hidden rounded-card border border-line bg-surface-1">
              <Illustration svg={readDrawing(`${item.drawing}-wide`)} className="art-on-surface-1" />
            </div>
            <h3 className="col-span-full text-h4">{item.title}</h3>
            <p className="col-span-full text-ink-2 measure-56">{item.text}</p>
            <p className="pbs-2 text-metric tracking-tighter whitespace-nowrap">
              {item.change}
              <span className="sr-only">{` (${changeMessages.better})`}</span>
              <FootnoteRef source={item.source} />
            </p>
            <p className="self-end text-sm leading-5.5 font-normal text-balance text-ink-2">
              {item.measure}, <span className="nowrap">{item.levels.before}</span>
              {` ${changeMessages.to} `}
              <span className="nowrap">{item.levels.after}</span>
            </p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
