import { Table } from '@/components/kinds/table';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/ui/section';
import type { Platform } from '@/lib/content/platform';

/** The systems that agents work in: what they read and write there, by which way, and where they end. */
export function Connectors({ connectors }: { connectors: NonNullable<Platform['connectors']> }) {
  const { kicker, title, lead, caption, columns, rows } = connectors;
  return (
    <Section id="connectors" label="connectors-title">
      <SectionHead id="connectors-title" kicker={kicker} lead={lead}>
        {title}
      </SectionHead>
      <Table
        name={{ caption: caption }}
        columns={columns}
        rows={rows.map(({ system, reads, writes, how, limit }) => [system, reads, writes, how, limit])}
      />
    </Section>
  );
}
