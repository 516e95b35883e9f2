import { cx } from 'class-variance-authority';
import { Bar } from '@/components/sections/bar';
import { PageHero } from '@/components/sections/page-hero';
import { BackLink } from '@/components/ui/back-link';
import { casePage } from '@/content/messages/case-studies';
import { changeMessages } from '@/content/messages/sections';
import type { CaseStudy } from '@/content/case-studies/schema';
import * as routes from '@/lib/routes';
import { ClientQuote } from '../../_components/client-quote';
import { QueueChart } from '../../_components/queue-chart';

type Row = CaseStudy['results']['cxPerformance'][number];

export function CaseHero({ study }: { study: CaseStudy }) {
  const [first] = study.results.cxPerformance;
  const { quote, queue } = study;
  const hue = study.products[0]?.icon ?? 'mate';
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
        <div
          className={cx(
            'hue grid overflow-hidden rounded-band bg-surface-2 @xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
            `hue-${hue}`,
          )}
        >
          <LargeResult row={first} />
          {(queue || quote) && (
            <div className="grid content-center gap-8 px-5 py-8 @md:px-10">
              {queue && <QueueChart queue={queue} />}
              {quote && <ClientQuote quote={quote} className={queue ? undefined : 'text-h3'} />}
            </div>
          )}
        </div>
      )}
    </PageHero>
  );
}

function LargeResult({ row: { metric, before, after, improvement, scale } }: { row: Row }) {
  return (
    <div className="grid content-center gap-6 bg-tint px-5 py-8 @md:p-10">
      <p className="grid gap-3 text-h3">
        <span className="text-[min(clamp(4.5rem,2.5rem+5vw,7.5rem),20vw)] leading-none font-semibold tracking-tightest whitespace-nowrap text-tint-ink">
          {improvement}
        </span>{' '}
        {metric}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2 on-tint">
        {(['before', 'after'] as const).map((when) => (
          <div className="col-span-full grid grid-cols-subgrid items-center" key={when}>
            <dt className="sr-only">{changeMessages[when]}</dt>
            <dd className={cx('text-h4 whitespace-nowrap', when === 'before' && 'text-ink-2')}>
              {when === 'before' ? before : after}
            </dd>
            <dd>
              <Bar when={when} length={scale[when]} className="block-8" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
