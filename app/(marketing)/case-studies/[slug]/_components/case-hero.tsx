import { ChangeColumns } from '@/components/illustrations/change-charts';
import { PageHero } from '@/components/sections/page-hero';
import { BackLink } from '@/components/ui/back-link';
import { PlotLegend } from '@/components/typography/plot-legend';
import { casePage } from '@/content/messages/case-studies';
import { changeWords } from '@/content/messages/sections';
import { caseStudiesPage, listMetricChanges, type CaseStudy } from '@/lib/content/case-studies';
import * as routes from '@/lib/routes';

export function CaseHero({ study }: { study: CaseStudy }) {
  const [first] = study.results.cxPerformance;
  return (
    <PageHero
      variant="plate"
      path={routes.caseStudy(study.slug)}
      up={<BackLink href={routes.caseStudies} label={casePage.back} />}
      eyebrow={study.industry}
      title={study.title}
      measure="full"
      split={8}
      lead={study.subtitle}
      padding="gap-y-5 pbe-[clamp(32px,4vw,48px)]"
    >
      {first && (
        <>
          <div className="grid gap-6 rounded-band bg-surface-2 px-5 pbs-6 pbe-5 mid:p-10 wide:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
            <p className="grid content-start gap-3 text-ink-2 wide:row-[1/3] wide:content-end">
              <span className="text-display leading-none font-semibold tracking-[-0.035em] whitespace-nowrap text-ink">
                {first.improvement}
              </span>
              <span>
                <strong className="block font-bold text-ink">{first.metric}</strong>
                {changeWords.fromTo(first.before, first.after)}
              </span>
            </p>
            <div className="hidden block-52 mid:block">
              <ChangeColumns changes={listMetricChanges(study)} />
            </div>
            <ul className="grid auto-cols-[minmax(0,1fr)] text-xs leading-4.5 text-ink-2 mid:-mbs-3 mid:grid-flow-col mid:text-center wide:col-2">
              {study.results.cxPerformance.map(({ metric, before, after }) => (
                <li
                  className="flex justify-between gap-x-4 border-line py-2 not-first:border-bs first:hidden mid:grid mid:content-start mid:justify-normal mid:gap-1.5 mid:py-0 mid:not-first:border-bs-0 mid:first:grid"
                  key={metric}
                >
                  <span className="px-1.5 text-balance mid:order-last narrow:px-0">{metric}</span>
                  <span className="grid grid-cols-[repeat(2,minmax(50px,max-content))] gap-x-2 text-end font-semibold whitespace-nowrap mid:grid-cols-[repeat(2,minmax(0,56px))] mid:justify-center mid:text-center mid:whitespace-normal desk:grid-cols-[repeat(2,minmax(50px,max-content))] desk:whitespace-nowrap">
                    <span className="text-ink-3">{before}</span>
                    <span className="sr-only">{` ${changeWords.to} `}</span>
                    <span className="text-accent">{after}</span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <PlotLegend legend={caseStudiesPage.legend} />
        </>
      )}
    </PageHero>
  );
}
