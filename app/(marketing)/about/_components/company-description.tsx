import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import type { About } from '@/content/about.schema';

export function CompanyDescription({ work }: Pick<About, 'work'>) {
  return (
    <Section headingId="work" padding="below" contentClassName="grid gap-x-6 gap-y-8 @xl:grid-cols-12">
      <SectionTitle id="work" heading={work} className="@xl:col-span-4" />
      <div className="grid gap-x-10 gap-y-5 text-ink-2 @lg:grid-cols-2 @xl:col-start-5 @xl:-col-end-1">
        {work.paragraphs.map((paragraph) => (
          <p className="measure-52" key={paragraph}>
            {paragraph}
          </p>
        ))}
        {work.refusal && (
          <p className="mbs-3 border-bs-2 border-person pbs-6 text-h3 leading-[1.3] font-semibold text-balance text-ink @lg:col-span-full">
            {work.refusal}
          </p>
        )}
      </div>
    </Section>
  );
}
