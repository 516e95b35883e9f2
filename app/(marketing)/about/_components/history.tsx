import { cx } from 'class-variance-authority';
import { Timeline } from '@/components/sections/timeline';
import { HeadedSection } from '@/components/sections/headed-section';
import { tw } from '@/components/ui/tw';
import type { About } from '@/content/about.schema';
import { HistoryChart } from './history-chart';
import { createYearScale } from './year-scale';

const spans = [
  '',
  tw`desk:col-span-1`,
  tw`desk:col-span-2`,
  tw`desk:col-span-3`,
  tw`desk:col-span-4`,
  tw`desk:col-span-5`,
  tw`desk:col-span-6`,
  tw`desk:col-span-7`,
  tw`desk:col-span-8`,
];
const toScale = tw`desk:auto-cols-fr desk:grid-flow-col`;
const even = tw`desk:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] desk:border-bs desk:border-line`;

export function History({ history }: Pick<About, 'history'>) {
  const scale = createYearScale(history.entries);
  return (
    <HeadedSection headingId="history" heading={history} surface="band" className="overflow-x-clip">
      {scale && <HistoryChart {...scale} />}
      <Timeline
        className={cx(
          '[--drop:10px] [--ground:var(--color-band)] [--halo:4px] [--marker-scale:1] tablet:block tablet:columns-2 tablet:gap-x-10 desk:-mbe-9 desk:grid desk:columns-auto desk:gap-x-0',
          scale?.spans ? toScale : even,
        )}
        stopClassName="break-inside-avoid ps-9 pbe-9 desk:row-span-3 desk:grid desk:grid-rows-subgrid desk:border-s desk:border-line desk:ps-3 desk:pe-2 desk:pbs-4 desk:before:hidden desk:after:hidden phone:last:pbe-0"
        stops={history.entries.map(({ year, names, mark, text }, index) => ({
          key: year,
          className: spans[scale?.spans?.[index] ?? 0] ?? '',
          children: (
            <>
              <h3 className="text-(length:--text-h3) leading-[2.25rem] tracking-[-0.02em]">{year}</h3>
              {(names.length > 0 || mark) && (
                <p className="text-md leading-6 font-bold text-wrap desk:text-sm desk:leading-5.5">
                  {names.join(', ')}
                  {names.length > 0 && mark && <br />}
                  {mark}
                </p>
              )}
              <p className="pbs-1 text-ink-2 max-inline-[52ch] desk:row-3 desk:text-sm desk:leading-5.5">
                {text}
              </p>
            </>
          ),
        }))}
      />
    </HeadedSection>
  );
}
