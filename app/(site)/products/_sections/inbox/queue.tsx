import { tw } from '@/components/ui/tw';
import { inboxWords as words } from '@/content/words/inbox';
import type { Inbox, waitingOf } from '@/lib/content/inbox';
import { data, Left, pair, quiet } from './left';

type Row = ReturnType<typeof waitingOf>[number];

const HOUR = 3600;
/** Below this, the time left is shown as pressing. */
const PRESSING = 120;

const line = tw`grid grid-cols-[18px_minmax(0,1fr)_auto] items-baseline gap-x-3 px-5 pbs-2.75 pbe-3`;
const look = tw`border-bs border-line text-xs text-ink-2`;

/** What waits, by the time left; what is open stands out. On a phone the open case stands alone. */
export function Queue({ inbox, rows }: { inbox: Inbox; rows: readonly Row[] }) {
  const groups = [
    { name: words.soon, rows: rows.filter(({ left }) => left < HOUR) },
    { name: words.later, rows: rows.filter(({ left }) => left >= HOUR) },
  ].filter((group) => group.rows.length > 0);
  return (
    <div className="row-[1/-1] hidden flex-col border-e border-line bg-surface-2 desk:flex">
      {groups.map((group) => (
        <div key={group.name}>
          <p className={`${pair} ${quiet} px-5 pbs-3.5 pbe-1.5`}>
            <span>{group.name}</span>
            <span>{group.rows.length}</span>
          </p>
          <ol>
            {group.rows.map((row) => (
              <Waiting row={row} key={row.title} />
            ))}
          </ol>
        </div>
      ))}
      <p className={`${pair} ${quiet} px-5 pbs-3.5 pbe-1.5`}>
        <span>{words.decidedToday}</span>
        <span>{inbox.decided.count}</span>
      </p>
      <ol>
        {inbox.decided.items.map(({ title, time, text }) => (
          <li className={`${line} ${look}`} key={title}>
            <span
              className="gem row-span-3 mbs-1.5 self-start justify-self-center bg-transparent shadow-[inset_0_0_0_1.5px_var(--color-human)]"
              aria-hidden="true"
            />
            <b className="text-sm text-ink">{title}</b>
            <time className={quiet}>{time}</time>
            <span className={`${pair} col-[2/-1]`}>{text}</span>
          </li>
        ))}
      </ol>
      <p className={`${pair} mbs-auto border-bs border-line px-5 py-3.25 text-xs text-ink-2`}>
        <span>{words.sorted}</span>
        <span className={quiet}>{inbox.now}</span>
      </p>
    </div>
  );
}

function Waiting({ row }: { row: Row }) {
  const { title, process, who, limit, since, left, share, isTomorrow, isOpen } = row;
  const weight = left < PRESSING ? 'font-semibold' : '';
  const time = isTomorrow ? words.tomorrow : words.span(left);
  return (
    <li
      className={`${line} ${look} ${left < PRESSING ? '[--left:var(--color-human)]' : '[--left:var(--color-ink-3)]'} ${isOpen ? 'bg-surface-1 shadow-[inset_3px_0_var(--color-human)]' : ''}`}
      aria-current={isOpen || undefined}
    >
      {/* The ring is the time left. */}
      <svg
        className="row-span-3 mbs-px self-start fill-none stroke-surface-3 block-4.5 inline-4.5"
        strokeWidth={2.5}
        viewBox="0 0 18 18"
        aria-hidden="true"
      >
        <circle cx="9" cy="9" r="7" />
        <path
          className="stroke-(--left)"
          d="M9 2a7 7 0 1 1 0 14a7 7 0 1 1 0-14"
          pathLength="100"
          strokeDasharray={`${Math.round(share * 100)} 100`}
        />
      </svg>
      <b className="text-sm text-ink">{title}</b>
      <span className={`${data} ${weight} text-(--left)`}>{isOpen ? <Left>{time}</Left> : time}</span>
      <span className={`${pair} col-[2/-1]`}>{process}</span>
      <span className={`${pair} ${quiet} ${weight} col-[2/-1]`}>
        <span>
          {who}, {since.slice(0, 5)}
        </span>
        <span>{limit}</span>
      </span>
    </li>
  );
}
