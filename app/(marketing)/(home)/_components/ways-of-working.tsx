import { cx } from 'class-variance-authority';
import type { Home } from '@/content/home.schema';
import { tw } from '@/components/ui/tw';

const nodes = {
  agent: tw`before:rounded-full before:bg-accent`,
  person: tw`before:rotate-45 before:rounded-[2px] before:bg-person`,
};
const tracks = { waits: tw`after:border-dotted after:border-line-strong`, runs: tw`after:border-accent` };

/** The same steps twice: a person takes each, and agents take all but one. */
export function WaysOfWorking({
  rows,
  steps,
  actors: names,
}: Pick<Home['model'], 'rows' | 'steps' | 'actors'>) {
  return (
    <div className="mbe-12 grid gap-9 wide:gap-10">
      {rows.map(({ title, actors }) => (
        <div className="grid gap-5" key={title}>
          <h3 className="text-h4">{title}</h3>
          <ol className="flex tiny:flex-col tiny:gap-2">
            {steps.map((step, index) => {
              const actor = actors[index] ?? 'person';
              return (
                <li
                  className={cx(
                    'relative grid flex-1 justify-items-start gap-3.5 text-sm leading-5 wrap-anywhere text-ink-2 min-inline-0 before:z-1 before:my-1 before:ms-1 before:size-4 before:shadow-[0_0_0_5px_var(--color-bg)] after:absolute after:inset-[11px_0_auto_0] after:border-bs-2 last:flex-none last:after:hidden tablet:text-lg tablet:leading-7 tablet:before:size-5 tablet:after:inset-[13px_0_auto_0] tiny:grid-cols-[16px_minmax(0,1fr)] tiny:items-center tiny:after:hidden',
                    nodes[actor],
                    actors.includes('agent') ? tracks.runs : tracks.waits,
                  )}
                  key={step}
                >
                  {step}
                  <span className="sr-only">: {names[actor]}</span>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </div>
  );
}
