import type { Home } from '@/lib/content/home';
import { tw } from '@/components/ui/tw';

const nodes = {
  agent: tw`before:rounded-full before:bg-accent`,
  person: tw`before:rotate-45 before:rounded-[1px] before:bg-person`,
};
const lanes = { waits: tw`after:border-dotted after:border-line-strong`, runs: tw`after:border-accent` };

export function HandOff({
  rows,
  steps,
  legend,
  className = '',
}: Pick<Home['model'], 'rows' | 'steps' | 'legend'> & { className?: string }) {
  return (
    <figure className={`self-end overflow-hidden rounded-card border border-line bg-band-card ${className}`}>
      {rows.map(({ title, note, actors }) => (
        <div className="grid gap-4 border-line p-4 not-first:border-bs tablet:p-6 phone:gap-3" key={title}>
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 text-base leading-[1.5] tracking-[-0.005em]">
            {title} <span className="label tracking-[0] text-ink-3">{note}</span>
          </h3>
          <ol className="flex tiny:flex-col tiny:gap-2">
            {steps.map((step, index) => (
              <li
                className={`relative grid flex-1 justify-items-start gap-2.5 label tracking-[0] wrap-anywhere text-ink-2 min-inline-0 before:z-1 before:my-0.75 before:ms-0.5 before:size-2.5 before:shadow-[0_0_0_4px_var(--color-band-card)] after:absolute after:inset-[7px_0_auto_0] after:border-bs-2 last:flex-none last:after:inline-2 tiny:grid-cols-[12px_minmax(0,1fr)] tiny:items-center tiny:after:hidden ${nodes[actors[index] ?? 'person']} ${lanes[actors.includes('agent') ? 'runs' : 'waits']}`}
                key={step}
              >
                {step}
                <span className="sr-only">: {legend[actors[index] ?? 'person']}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
      <figcaption className="flex flex-wrap gap-x-3 gap-y-2 border-bs border-line px-4 py-3 label text-ink-3 tablet:px-6">
        {(['person', 'agent'] as const).map((actor) => (
          <span className="inline-flex items-center gap-2" key={actor}>
            <i className={actor === 'person' ? 'marker-person' : 'marker-agent'} />
            {legend[actor]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
