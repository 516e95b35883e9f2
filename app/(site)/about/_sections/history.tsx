import { Lane } from '@/components/kinds/lane';
import { SectionLead } from '@/components/sections/section-head';
import { SectionTitle } from '@/components/sections/section-title';
import { Section } from '@/components/ui/section';
import type { About } from '@/lib/content/about';

/** The years on one lane; a diamond is a year of a decision about people. */
export function History({ history }: Pick<About, 'history'>) {
  return (
    <Section label="history" tone="band" inner="grid gap-x-6 gap-y-10 wide:grid-cols-12">
      <div className="grid content-start gap-5 wide:sticky wide:inset-bs-24 wide:col-span-5 wide:self-start">
        <SectionTitle id="history" kicker={history.kicker}>
          {history.title}
        </SectionTitle>
        <SectionLead>{history.lead}</SectionLead>
      </div>
      <Lane
        className="[--drop:10px] [--gem:1] [--ground:var(--band)] [--halo:4px] wide:col-[7/-1]"
        step="grid gap-x-6 gap-y-1 ps-10 pbe-9 last:pbe-0 mid:grid-cols-[7rem_minmax(0,1fr)]"
        stops={history.entries.map(({ year, text, person }) => ({
          key: year,
          node: person ? 'gem' : 'ring',
          children: (
            <>
              <h3 className="text-[length:var(--t-h3)] leading-[2.25rem] tracking-[-0.02em]">{year}</h3>
              <p className="pbs-1.25 text-ink-2 max-inline-[52ch]">{text}</p>
            </>
          ),
        }))}
      />
    </Section>
  );
}
