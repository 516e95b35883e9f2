import { SectionLead } from '@/components/sections/section-head';
import { SectionTitle } from '@/components/sections/section-title';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';
import type { About } from '@/lib/content/about';

/** The lane from a year to the next, and the node it starts from. */
const lane = tw`not-last:before:absolute not-last:before:inset-[16px_auto_-16px_7px] not-last:before:bg-accent not-last:before:inline-0.5`;
const node = tw`after:absolute after:inset-[10px_auto_auto_0] after:size-4`;
const nodes = {
  agent: tw`after:rounded-full after:border-2 after:border-accent after:bg-band`,
  person: tw`after:rotate-45 after:rounded-[2px] after:bg-human after:shadow-[0_0_0_4px_var(--band)]`,
};

/** Six years on one lane; the diamond is the year in which checkpoints became part of a process. */
export function History({ history }: Pick<About, 'history'>) {
  return (
    <Section label="history" tone="band" inner="grid gap-x-6 gap-y-10 wide:grid-cols-12">
      <div className="grid content-start gap-5 wide:sticky wide:inset-bs-24 wide:col-span-5 wide:self-start">
        <SectionTitle id="history" kicker={history.kicker}>
          {history.title}
        </SectionTitle>
        <SectionLead>{history.lead}</SectionLead>
      </div>
      <ol className="wide:col-[7/-1]">
        {history.entries.map(({ year, text, person }) => (
          <li
            className={`relative grid gap-x-6 gap-y-1 ps-10 pbe-9 last:pbe-0 mid:grid-cols-[7rem_minmax(0,1fr)] ${lane} ${node} ${nodes[person ? 'person' : 'agent']}`}
            key={year}
          >
            <h3 className="text-[length:var(--t-h3)] leading-[2.25rem] tracking-[-0.02em]">{year}</h3>
            <p className="pbs-1.25 text-ink-2 max-inline-[52ch]">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
