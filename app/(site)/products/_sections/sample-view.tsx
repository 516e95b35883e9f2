import { tw } from '@/components/ui/tw';
import type { Sample } from '@/lib/content/platform-landing';

/** What an advantage looks like in use: log rows or a gauge. */
export function SampleView({ sample, label }: { sample: Sample; label: string }) {
  return (
    <figure className="relative grid content-center gap-2 border-be border-line bg-surface-2 px-6 pbs-6 pbe-10 label leading-5 min-block-34 mid:min-block-42 wide:px-8 tiny:px-4 tiny:pbe-[4rem]">
      {sample.kind === 'rows' ? <Rows {...sample} /> : <Gauge {...sample} />}
      <figcaption className="absolute inset-s-6 inset-be-3 text-ink-3 wide:inset-s-8 tiny:inset-s-4">
        {label}
      </figcaption>
    </figure>
  );
}

function Rows({ rows }: Extract<Sample, { kind: 'rows' }>) {
  return (
    <ul>
      {rows.map(({ actor, text, note }) => (
        <li
          className="grid grid-cols-[12px_minmax(0,1fr)_auto] items-center gap-2.5 border-line py-1.25 not-first:border-bs tiny:grid-cols-[12px_minmax(0,1fr)]"
          key={text}
        >
          <span
            className={`justify-self-center ${actor === 'person' ? 'gem' : 'agent'}`}
            aria-hidden="true"
          />
          <span>{text}</span>
          <span className="text-ink-3 tiny:col-2">{note}</span>
        </li>
      ))}
    </ul>
  );
}

const gauges = {
  run: { line: tw`stroke-accent stroke-4`, ends: tw`grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]` },
  /** 47 s stands before the middle of 2 min. */
  wait: {
    line: tw`stroke-human stroke-3 [stroke-dasharray:3_5]`,
    ends: tw`grid-cols-[minmax(0,0.5fr)_auto_minmax(0,1fr)]`,
  },
};

/** How far the agent went, and the diamond where a person comes in. */
function Gauge({ mark, reach, max, of, from, at: now, to }: Extract<Sample, { kind: 'gauge' }>) {
  const at = Math.round((mark / max) * 600);
  const end = Math.round((reach / max) * 600);
  const { line, ends } = gauges[of];
  return (
    <>
      <svg
        className="overflow-visible fill-none block-auto inline-full *:[vector-effect:non-scaling-stroke]"
        viewBox="0 0 600 32"
        aria-hidden="true"
      >
        <path className="stroke-line stroke-1" d="M0 16H600" />
        <path className={line} d={`M0 16H${at}`} />
        {end > at && <path className={gauges.wait.line} d={`M${at} 16H${end}`} />}
        <path
          className="fill-human stroke-surface-2 stroke-[6px] [paint-order:stroke]"
          d={`M${at} 4l12 12-12 12-12-12z`}
        />
      </svg>
      <p className={`grid gap-2 text-ink-3 tiny:grid-cols-1 tiny:gap-0 ${ends}`}>
        <span>{from}</span>
        <strong className="font-medium text-human">{now}</strong>
        <span className="text-end tiny:text-start">{to}</span>
      </p>
    </>
  );
}
