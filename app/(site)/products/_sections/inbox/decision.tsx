import { Stretched } from '@/components/art/stretched';
import { inboxWords as words } from '@/content/words/inbox';
import { clockOf, type Inbox } from '@/lib/content/inbox';
import { tw } from '@/components/ui/tw';
import { parts } from './case';
import { pair, quiet } from './left';
import './inbox.css';

/** A choice's radio is a diamond, which is filled once it is chosen. */
const diamond = tw`row-span-2 mx-0.5 my-0 rotate-45 cursor-pointer appearance-none rounded-[2px] block-3.5 inline-3.5`;
const edge = tw`border-[1.5px] border-line-strong shadow-none outline-0`;
const chosen = tw`checked:border-human checked:bg-human checked:shadow-[inset_0_0_0_2px_var(--color-surface-1)]`;

const choice = tw`border border-line-strong font-[400] hover:border-ink has-checked:border-human has-checked:shadow-[inset_0_0_0_1px_var(--color-human)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`;

/** The clock, what happens without an answer, the choices, and how cases like it ended. */
export function Decision({ open, now }: { open: Inbox['case']; now: string }) {
  const waits = clockOf(open, now);
  const [approved, changed, back] = open.past;
  const ended = approved + changed + back;
  return (
    <div
      className={`${parts} border-line bg-surface-2 font-medium tablet:border-s tablet:[--side:20px] tablet:*:first:border-0 [&_p]:text-balance`}
    >
      <div>
        <p className={`${pair} ${quiet}`}>
          <span>{words.left}</span>
          <span>{words.until(words.minutes(open.seconds), waits.end)}</span>
        </p>
        <p className="mbs-1 mbe-2.5 text-[2.5rem] leading-none font-strong tracking-[-0.03em] text-human tabular-nums">
          <span className="if-waiting">{words.span(waits.left)}</span>
          <span className="if-decided">{words.span(clockOf(open, open.decidedAt).left)}</span>
        </p>
        <Clock share={1 - waits.share} />
      </div>
      <p>
        <span className={`${quiet} block`}>{words.otherwise}</span>
        {open.otherwise}
      </p>
      <fieldset className="grid gap-2">
        <legend className={`${quiet} float-start p-0`}>{words.decision}</legend>
        {open.choices.map(({ title, text }, at) => (
          <label
            className={`${choice} grid cursor-pointer grid-cols-[18px_minmax(0,1fr)] items-center gap-x-3 rounded-control bg-surface-1 px-3.5 py-2.25 text-xs text-ink-2`}
            key={title}
          >
            <input className={`${diamond} ${edge} ${chosen}`} type="radio" name="decision" value={at} />
            <b className="text-ui font-semibold text-ink">{title}</b>
            <span className="col-2">{text}</span>
          </label>
        ))}
      </fieldset>
      <div className="text-xs font-book text-ink-2">
        <p className={quiet}>{words.past(ended)}</p>
        <Stretched
          className="mbs-1 mbe-1.5 stroke-ink-3 block-2.5"
          size={[ended * 13 - 5, 10]}
          strokeWidth={9}
        >
          <path d={dashes(0, approved)} />
          <path strokeOpacity={0.5} d={dashes(approved, changed)} />
          <path className="stroke-line-strong" strokeWidth={2} d={dashes(approved + changed, back)} />
        </Stretched>
        <p>{words.ended(approved, changed, back)}</p>
      </div>
    </div>
  );
}

/** So many marks in a row, as one path. */
const dashes = (from: number, count: number) => `M${from * 13} 5h8${'m5 0h8'.repeat(Math.max(0, count - 1))}`;

/** The time gone, and dotted what is left of it. */
function Clock({ share }: { share: number }) {
  const gone = Math.round(share * 120);
  return (
    <Stretched className="stroke-human block-2.5" size={[120, 10]} strokeWidth={2}>
      <path strokeWidth={3} d={`M0 5H${gone}`} />
      <path
        className="group-has-checked/inbox:stroke-line-strong"
        strokeDasharray="0.1 6"
        strokeLinecap="round"
        d={`M${gone + 4} 5H116`}
      />
      <path className="stroke-ink-3" d="M120 0V10" />
    </Stretched>
  );
}
