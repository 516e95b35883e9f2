import { cx } from 'class-variance-authority';
import { Timeline } from '@/components/sections/timeline';
import { HeadedSection } from '@/components/sections/headed-section';
import { tw } from '@/components/ui/tw';
import type { About } from '@/content/about.schema';
import { HistoryChart } from './history-chart';
import { createYearScale } from './year-scale';

const spans = [
  '',
  tw`@2xl:col-span-1`,
  tw`@2xl:col-span-2`,
  tw`@2xl:col-span-3`,
  tw`@2xl:col-span-4`,
  tw`@2xl:col-span-5`,
  tw`@2xl:col-span-6`,
  tw`@2xl:col-span-7`,
  tw`@2xl:col-span-8`,
];
/** Where there is room: one column each, as wide as its years on the chart, or all equal. */
const columns = {
  toScale: tw`@2xl:auto-cols-fr @2xl:grid-flow-col`,
  even: tw`@2xl:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] @2xl:border-bs @2xl:border-line`,
};
const years = {
  asList: tw`break-inside-avoid ps-10 pbe-8 @max-md:last:pbe-0`,
  asColumn: tw`@2xl:row-span-3 @2xl:grid @2xl:grid-rows-subgrid @2xl:border-s @2xl:border-line @2xl:ps-3 @2xl:pe-2 @2xl:pbs-4 @2xl:before:hidden @2xl:after:hidden`,
};

export function History({ history }: Pick<About, 'history'>) {
  const scale = createYearScale(history.entries);
  return (
    <HeadedSection headingId="history" heading={history} surface="band" className="overflow-x-clip">
      {scale && <HistoryChart {...scale} />}
      <Timeline
        variant="years"
        className={cx(
          '@2xl:-mbe-9 @2xl:grid @2xl:columns-auto @2xl:gap-x-0',
          scale?.spans ? columns.toScale : columns.even,
        )}
        stopClassName={cx(years.asList, years.asColumn)}
        stops={history.entries.map(({ year, names, mark, text }, index) => ({
          key: year,
          className: spans[scale?.spans?.[index] ?? 0] ?? '',
          children: (
            <>
              <h3 className="text-(length:--text-h3) leading-9 tracking-tighter">{year}</h3>
              {(names.length > 0 || mark) && (
                <p className="text-base leading-6 font-bold text-wrap @2xl:text-sm @2xl:leading-5.5">
                  {names.join(', ')}
                  {names.length > 0 && mark && <br />}
                  {mark}
                </p>
              )}
              <p className="pbs-1 text-ink-2 measure-52 @2xl:row-3 @2xl:text-sm @2xl:leading-5.5">{text}</p>
            </>
          ),
        }))}
      />
    </HeadedSection>
  );
}
