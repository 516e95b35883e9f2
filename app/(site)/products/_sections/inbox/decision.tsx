import { inboxWords as words } from '@/content/words/inbox';
import { clockOf, type Inbox } from '@/lib/content/inbox';
import './inbox.css';

/** The clock, what happens without an answer, the choices, and how cases like it ended. */
export function Decision({ open, now }: { open: Inbox['case']; now: string }) {
  const waits = clockOf(open, now);
  const [approved, changed, back] = open.past;
  const ended = approved + changed + back;
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
        <p className="inbox__data">{words.past(ended)}</p>
        <svg
          className="inbox__past"
          viewBox={`0 0 ${ended * 13 - 5} 10`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={dashes(0, approved)} />
          <path d={dashes(approved, changed)} />
          <path d={dashes(approved + changed, back)} />
        </svg>
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
    <svg className="inbox__time" viewBox="0 0 120 10" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 5H${gone}`} />
      <path d={`M${gone + 4} 5H116`} />
      <path d="M120 0V10" />
    </svg>
  );
}
