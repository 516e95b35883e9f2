import { cx } from 'class-variance-authority';
import type { Home } from '@/content/home.schema';
import { tw } from '@/components/ui/tw';

const nodes = {
  agent: tw`rounded-full bg-accent`,
  person: tw`rotate-45 rounded-[2px] bg-person`,
};
const tracks = { waits: tw`border-dotted border-line-strong`, runs: 'border-accent' };

/** The same steps twice: a person takes each, and agents take all but one. */
export function WaysOfWorking({
  rows,
  steps,
  actors: names,
}: Pick<Home['model'], 'rows' | 'steps' | 'actors'>) {
  return (
    <div className="grid gap-3 @xl:col-span-7">
      {rows.map(({ title, actors }) => (
        <div
          className={cx(
            'grid gap-3 rounded-card p-3 @md:p-5',
            actors.includes('agent') && 'bg-accent-soft [--color-bg:var(--color-accent-soft)]',
          )}
          key={title}
        >
          <h3 className="text-lg leading-6.5 font-bold">{title}</h3>
          <ol className="flex text-sm leading-5 wrap-anywhere text-ink-2 @max-md:text-xs @max-md:tracking-tight @max-3xs:flex-col @max-3xs:gap-2">
            {steps.map((step, index) => {
              const actor = actors[index] ?? 'person';
              return (
                <li
                  className="relative grid flex-1 justify-items-start gap-1.5 min-inline-0 last:flex-none @max-3xs:grid-cols-[16px_minmax(0,1fr)] @max-3xs:items-center"
                  key={step}
                >
                  <span
                    className={cx(
                      'z-1 my-1 ms-1 size-4 [box-shadow:0_0_0_5px_var(--color-bg)]',
                      nodes[actor],
                    )}
                    aria-hidden="true"
                  />
                  {index < steps.length - 1 && (
                    <span
                      className={cx(
                        'absolute inset-x-0 top-2.75 border-bs-2 @max-3xs:hidden',
                        actors.includes('agent') ? tracks.runs : tracks.waits,
                      )}
                      aria-hidden="true"
                    />
                  )}
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
