import { PageHero } from '@/components/sections/page-hero';
import { BackLink } from '@/components/ui/back-link';
import { casePage } from '@/content/messages/case-studies';
import { changeMessages } from '@/content/messages/sections';
import type { CaseStudy } from '@/content/case-studies/schema';
import * as routes from '@/lib/routes';
import { ClientQuote } from '../../_components/client-quote';
import { QueueChart } from '../../_components/queue-chart';

export function CaseHero({ study }: { study: CaseStudy }) {
  const [first] = study.results.cxPerformance;
  const { quote, queue } = study;
  return (
    <PageHero
      variant="stacked"
      path={routes.caseStudy(study.slug)}
      backLink={<BackLink href={routes.caseStudies} label={casePage.back} />}
      eyebrow={study.industry}
      title={study.title}
      measure="full"
      split={8}
      lead={study.subtitle}
    >
      {first && (
        <div className="grid gap-x-12 gap-y-8 rounded-band bg-surface-2 px-5 py-6 @lg:p-10 @xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <div className="grid content-center gap-8">
            <p className="grid gap-3 text-ink-2">
              <span className="text-display leading-none font-semibold tracking-tightest whitespace-nowrap text-ink">
                {first.improvement}
              </span>{' '}
              <span>
                <strong className="block font-bold text-ink">{first.metric}</strong>{' '}
                {changeMessages.fromTo(first.before, first.after)}
              </span>
            </p>
            {queue && quote && <ClientQuote quote={quote} />}
          </div>
          {queue ? (
            <QueueChart queue={queue} />
          ) : (
            quote && <ClientQuote quote={quote} className="text-h3 measure-36" />
          )}
        </div>
      )}
    </PageHero>
  );
}
