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
              <span className="text-change whitespace-nowrap text-ink">{first.improvement}</span>
              <span>
                <strong className="block font-bold text-ink">{first.metric}</strong>
                {changeWords.fromTo(first.before, first.after)}
              </span>
            </p>
            <div className="hidden block-60 mid:block">
              <ChangeColumns changes={listMetricChanges(study)} />
            </div>
            <ul
              className="-mbs-3 hidden auto-cols-[minmax(0,1fr)] grid-flow-col text-center text-xs leading-[1.125rem] font-normal text-ink-3 mid:grid wide:col-2"
              aria-hidden="true"
            >
              {study.results.cxPerformance.map(({ metric }) => (
                <li className="px-1.5 text-balance" key={metric}>
                  {metric}
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
