import { Table } from '@/components/kinds/table';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/ui/section';
import type { PlatformLanding } from '@/lib/content/platform-landing';

/** How agents differ from what a buyer may have already, question by question. */
export function Comparison({ comparison }: { comparison: NonNullable<PlatformLanding['comparison']> }) {
  const { kicker, title, lead, caption, columns, rows } = comparison;
  return (
    <Section id="comparison" label="comparison-title" tone="band">
      <SectionHead id="comparison-title" kicker={kicker} lead={lead}>
        {title}
      </SectionHead>
      <Table
        name={{ caption: caption }}
        columns={columns}
        rows={rows.map(({ question, answers }) => [question, ...answers])}
      />
    </Section>
  );
}
