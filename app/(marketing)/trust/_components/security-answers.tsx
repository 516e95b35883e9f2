import { SectionHead } from '@/components/typography/section-head';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { Section } from '@/components/ui/section';
import type { Trust } from '@/lib/content/trust';

/** Of an odd number of answers the first is as wide as two. */
export function SecurityAnswers({ id, answers, ...heading }: Trust['security']) {
  return (
    <Section headingId={id} padding="below">
      <SectionHead id={id} heading={{ title: heading.title, lead: heading.text }} />
      <dl className="grid gap-x-12 border-bs border-line wide:grid-cols-2">
        {answers.map(({ subject, text, id: anchor }) => (
          <div
            className="grid content-start gap-x-4 border-be border-line py-2.5 text-md leading-6 target:bg-accent-soft tablet:grid-cols-[8.5rem_minmax(0,1fr)] wide:first:nth-last-[odd]:col-span-full"
            id={anchor}
            key={subject}
          >
            <dt className="font-semibold">{subject}</dt>
            <dd className="text-pretty text-ink-2 max-inline-180">
              <NoBreakHyphens text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
