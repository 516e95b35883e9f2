import { PageHero } from '@/components/sections/page-hero';
import { BackLink } from '@/components/ui/back-link';
import { tw } from '@/components/ui/tw';
import { casePage } from '@/content/messages/case-studies';
import { changeWords } from '@/content/messages/sections';
import { caseStudiesPage, type CaseStudy } from '@/lib/content/case-studies';
import * as routes from '@/lib/routes';

const marks = { before: tw`bg-line-strong`, after: tw`bg-accent` };
const { legend } = caseStudiesPage;

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
            <p className="grid content-start gap-3 text-ink-2 wide:content-end">
              <span className="text-display leading-none font-semibold tracking-[-0.035em] whitespace-nowrap text-ink">
                {first.improvement}
              </span>
              <span>
                <strong className="block font-bold text-ink">{first.metric}</strong>
                {changeWords.fromTo(first.before, first.after)}
              </span>
            </p>
            <ul className="grid auto-cols-[minmax(0,1fr)] text-xs leading-4.5 text-ink-2 mid:grid-flow-col mid:text-center wide:col-2">
              {study.results.cxPerformance.map(({ metric, before, after, scale }) => (
                <li
                  className="flex justify-between gap-x-4 border-line py-2 not-first:border-bs first:hidden mid:grid mid:content-start mid:justify-normal mid:justify-items-center mid:gap-1.5 mid:py-0 mid:not-first:border-bs-0 mid:first:grid"
                  key={metric}
                >
                  <svg
                    className="hidden border-be border-line block-52 inline-25 mid:block"
                    viewBox="0 0 100 100"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect
                      className="fill-line-strong"
                      width="44"
                      height={scale.before}
                      y={100 - scale.before}
                    />
                    <rect
                      className="fill-accent"
                      x="56"
                      width="44"
                      height={scale.after}
                      y={100 - scale.after}
                    />
                  </svg>
                  <span className="text-balance mid:order-last mid:px-1.5">{metric}</span>
                  <span className="grid grid-cols-[repeat(2,minmax(48px,max-content))] gap-x-2 text-end font-semibold whitespace-nowrap mid:grid-cols-[repeat(2,minmax(0,52px))] mid:text-center mid:whitespace-normal desk:grid-cols-[repeat(2,minmax(48px,max-content))] desk:whitespace-nowrap">
                    <span className="text-ink-3">{before}</span>
                    <span className="sr-only">{` ${changeWords.to} `}</span>
                    <span className="text-accent">{after}</span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <p className="hidden flex-wrap gap-x-5 gap-y-1 pbs-4 text-xs leading-5 text-ink-3 mid:flex">
            {(['before', 'after'] as const).map((when) => (
              <span className="flex items-center gap-2 text-ink-2" key={when}>
                <span className={`size-2.5 rounded-[2px] ${marks[when]}`} />
                {legend[when]}
              </span>
            ))}
            <span className="wide:ms-auto">{legend.scale}</span>
          </p>
        </>
      )}
    </PageHero>
  );
}
