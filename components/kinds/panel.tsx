import { RunPlot } from '@/components/art/run-plot';
import { tw } from '@/components/ui/tw';
import { sectionWords } from '@/content/words/sections';

type Actor = 'agent' | 'person';

interface Run {
  /** Without lanes there is no plot: the log stands alone. */
  lanes?: readonly { actor: Actor; label: string }[];
  lines: readonly { time: string; actor: Actor; text: string }[];
}

const line = tw`grid items-baseline gap-x-3 border-line px-6 py-2.25 font-mono text-xs leading-[1.538] font-medium tracking-[-0.01em] text-ink not-first:border-bs medium:content-center medium:gap-x-2 medium:px-5 phone:gap-x-2.5 phone:px-4`;
/** The time, the mark and the words; where there is no room, the words alone beside the mark. */
const columns = tw`grid-cols-[minmax(80px,max-content)_16px_minmax(0,1fr)] medium:grid-cols-[max-content_16px_minmax(0,1fr)] phone:grid-cols-[max-content_12px_minmax(0,1fr)] run-tiny:grid-cols-[12px_minmax(0,1fr)]`;

interface Props extends Run {
  name: string;
  label?: string;
  caption: string;
  className?: string;
}

/** An agent at work as it would be read: one run with its log. */
export function Panel({ name, label = sectionWords.illustrative, caption, className = '', ...run }: Props) {
  return (
    <figure
      className={`@container/run overflow-hidden rounded-card border border-line bg-surface-1 shadow-card ${run.lanes?.length ? 'medium:grid medium:grid-cols-2' : ''} ${className}`}
    >
      <div className="flex flex-wrap justify-between gap-x-4 border-be border-line px-6 py-3.5 label text-ink-3 medium:col-span-full phone:px-4">
        <p className="text-ink">{name}</p>
        <p>{label}</p>
      </div>
      <Log {...run} />
      <figcaption className="border-bs border-line px-6 pbs-3 pbe-3.5 help medium:col-span-full phone:px-4">
        {caption}
      </figcaption>
    </figure>
  );
}

/** The lanes, and beneath them the log with a line for each tick of the plot. */
function Log({ lanes = [], lines }: Run) {
  const plotted = lanes.length > 0;
  return (
    <>
      {plotted && <Plot lanes={lanes} lines={lines} />}
      <ol
        className={`medium:grid ${plotted ? 'border-bs border-line medium:border-s medium:border-bs-0' : ''}`}
      >
        {lines.map(({ time, actor, text }) => (
          <li key={time} className={`${line} ${columns} ${actor === 'person' ? 'bg-human-soft' : ''}`}>
            <time className={`run-tiny:col-span-full ${actor === 'person' ? 'text-ink-2' : 'text-ink-3'}`}>
              {time}
            </time>
            <ActorMark actor={actor} className="-translate-y-px justify-self-center" />
            <span className="text-balance">{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The mark of who acts: an agent's dot or a person's diamond. The words beside it say the same. */
function ActorMark({ actor, className }: { actor: Actor; className: string }) {
  return <span className={`${actor === 'person' ? 'gem' : 'agent'} ${className}`} aria-hidden="true" />;
}

/** The lanes, and the times beneath their ticks where they fit. */
function Plot({ lanes, lines }: Required<Run>) {
  return (
    <div
      className="grid grid-cols-[minmax(104px,max-content)_minmax(0,1fr)] ps-6 pbs-5 pbe-4 medium:content-center phone:grid-cols-[minmax(76px,max-content)_minmax(0,1fr)] phone:gap-x-1 phone:ps-4"
      aria-hidden="true"
    >
      <ul className="grid auto-rows-fr">
        {lanes.map(({ actor, label }) => (
          <li
            key={label}
            className={`flex items-center gap-2 label ${actor === 'person' ? 'text-human' : 'text-ink-2'}`}
          >
            <ActorMark actor={actor} className="phone:hidden" />
            {label}
          </li>
        ))}
      </ul>
      <RunPlot lanes={lanes} />
      {lines.length === lanes.length && (
        <div className="col-2 hidden auto-cols-fr grid-flow-col pbs-2 text-center label tracking-[-0.02em] text-ink-3 run-mid:grid">
          {lines.map(({ time }) => (
            <span key={time}>{time}</span>
          ))}
        </div>
      )}
    </div>
  );
}
