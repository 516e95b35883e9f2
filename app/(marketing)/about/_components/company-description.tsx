import { TracePanel } from '@/components/sections/trace-panel';
import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import type { About } from '@/content/about.schema';

export function CompanyDescription({
  work: { paragraphs, refusal, question, ...heading },
}: Pick<About, 'work'>) {
  return (
    <Section
      headingId="work"
      surface="band"
      contentClassName="grid gap-x-16 gap-y-10 @xl:grid-cols-2 @xl:items-center"
    >
      <div className="grid content-start gap-5 text-ink-2">
        <SectionTitle id="work" heading={heading} className="text-ink" />
        {paragraphs.map((paragraph) => (
          <p className="measure-60" key={paragraph}>
            {paragraph}
          </p>
        ))}
        {refusal && (
          <p className="mbs-3 border-bs-2 border-person pbs-6 text-h4 text-balance text-ink">{refusal}</p>
        )}
      </div>
      {question && <TracePanel trace={question} />}
    </Section>
  );
}
