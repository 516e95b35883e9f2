import type { Foundry } from '@/lib/content/solutions';
import { tw } from '@/components/ui/tw';

const lane =
  'before:absolute before:inset-[8px_auto_-8px_8px] before:inline-0.5 before:bg-accent last:before:inset-be-0 wide:before:inset-[8px_0_auto_0] wide:before:block-0.5 wide:before:inline-auto wide:last:before:inset-[8px_calc(-1*var(--edge))_auto_0]';
/** A ring where a phase begins; the gate, where a person goes on or stops, is a diamond. */
const node = tw`after:absolute after:inset-[0_auto_auto_0] after:size-4.5 after:border-2`;
const ring = tw`after:rounded-full after:border-accent after:bg-band`;
const gem =
  'after:scale-85 after:rotate-45 after:rounded-[2px] after:border-human after:bg-human after:shadow-[0_0_0_5px_var(--band)]';

/** Four phases along one lane with a mark for every week. */
export function FoundryPhases({ process }: Pick<Foundry, 'process'>) {
  return (
    <div>
      <div className="mbe-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h3">{process.title}</h2>
        <p className="hidden help wide:block">{process.scale}</p>
      </div>
      <ol className="grid wide:grid-cols-4">
        {process.phases.map(({ title, weeks, when, text, exit, gate }) => (
          <li
            className={`relative grid content-start gap-1.5 ps-11 pbe-10 last:pbe-0 wide:grid-rows-[auto_auto_1fr_auto] wide:p-[44px_32px_0_0] wide:last:pe-0 ${lane} ${node} ${gate ? gem : ring}`}
            key={title}
          >
            <svg
              className="hidden wide:absolute wide:inset-[13px_0_auto_18px] wide:block wide:block-1.75 wide:inline-[calc(100%-18px)]"
              viewBox={`0 0 ${weeks * 2} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path
                className="stroke-accent stroke-2 [vector-effect:non-scaling-stroke]"
                d={Array.from({ length: weeks }, (_, week) => `M${week * 2 + 1} 0V1`).join('')}
              />
            </svg>
            <p className="label tracking-[0.02em] text-ink-3">{when}</p>
            <h3 className="text-h3">{title}</h3>
            <p className="text-ink-2 max-inline-[52ch]">{text}</p>
            <p className="mbs-2 grid border-line font-strong wide:mbs-5 wide:border-bs wide:pbs-4">
              <span className="label tracking-[0.02em] text-ink-3">{process.exit}</span>
              <span className="sr-only">: </span>
              {exit}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
