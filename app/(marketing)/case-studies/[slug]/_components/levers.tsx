import { Badge } from '@/components/ui/badge';
import { Timeline } from '@/components/sections/timeline';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { casePage } from '@/content/messages/case-studies';
import type { CaseStudy } from '@/content/case-studies/schema';

export function Levers({
  levers,
  checkpoint,
}: {
  levers: CaseStudy['solution']['levers'];
  checkpoint: CaseStudy['lever'];
}) {
  return (
    <Timeline
      className="mbs-4 print:block"
      stopClassName="grid justify-items-start gap-x-4 gap-y-1 ps-10 pbe-6 last:pbe-0 @md:grid-cols-[minmax(0,1fr)_auto]"
      stops={levers.map((lever, index) => ({
        key: lever.title,
        node: lever === checkpoint ? 'diamond' : 'ring',
        children: (
          <>
            <h3 className="text-h4">
              <span className="me-2.5 inline-block numeral text-accent" aria-hidden="true">
                {`${index + 1} `}
              </span>
              <NoBreakHyphens text={lever.title} />
            </h3>
            {lever === checkpoint && (
              <Badge as="p" variant="person">
                {casePage.person}
              </Badge>
            )}
            <p className="text-balance text-ink-2 measure-55 @md:[grid-area:2/1/auto/-1]">
              {lever.description}
            </p>
          </>
        ),
      }))}
    />
  );
}
