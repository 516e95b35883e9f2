import { inboxWords as words } from '@/content/words/inbox';
import { clockOf, type Inbox } from '@/lib/content/inbox';
import './inbox.css';

/** The clock, what happens without an answer, the choices, and how cases like it ended. */
export function Decision({ open, now }: { open: Inbox['case']; now: string }) {
  const waits = clockOf(open, now);
  const [approved, changed, back] = open.past;
  const ended = ['approved', 'changed', 'back'].flatMap((how, at) =>
    Array.from({ length: open.past[at] ?? 0 }, () => how),
  );
  return (
    <div className="inbox__decide">
      <div>
        <p className="inbox__pair inbox__data">
          <span>{words.left}</span>
          <span>{words.until(words.minutes(open.seconds), waits.end)}</span>
        </p>
        <p className="inbox__clock">
          <span className="if-waiting">{words.span(waits.left)}</span>
          <span className="if-decided">{words.span(clockOf(open, open.decidedAt).left)}</span>
        </p>
        <Clock share={1 - waits.share} />
      </div>
      <p>
        <span className="inbox__data">{words.otherwise}</span>
        {open.otherwise}
      </p>
      <fieldset>
        <legend className="inbox__data">{words.decision}</legend>
        {open.choices.map(({ title, text }, at) => (
          <label className="inbox__choice" key={title}>
            <input type="radio" name="decision" value={at} />
            <b>{title}</b>
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <p className="inbox__data">{words.past(ended.length)}</p>
        <svg
          className="inbox__past"
          viewBox={`0 0 ${ended.length * 13 - 4} 10`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {ended.map((how, at) => (
            <rect className={`inbox__${how}`} x={at * 13} y=".5" width="8" height="9" rx="1.5" key={at} />
          ))}
        </svg>
        <p>{words.ended(approved, changed, back)}</p>
      </div>
    </div>
  );
}

/** The time gone, and dotted what is left of it. */
function Clock({ share }: { share: number }) {
  const gone = Math.round(share * 120);
  return (
    <svg className="inbox__time" viewBox="0 0 120 10" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 5H${gone}`} />
      <path d={`M${gone + 4} 5H116`} />
      <path d="M120 0V10" />
    </svg>
  );
}
