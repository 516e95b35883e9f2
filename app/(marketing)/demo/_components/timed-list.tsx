import { cx } from 'class-variance-authority';

interface Row {
  time: string;
  actor?: 'agent' | 'person' | undefined;
  title: string;
  text?: string | undefined;
}

const markers = { agent: 'marker-agent', person: 'marker-person' };
const colors = { agent: 'text-accent', person: 'text-person' };

/** Lists what happens when. The time of a person is ember. */
export function TimedList({ rows, rowClassName = '' }: { rows: readonly Row[]; rowClassName?: string }) {
  return (
    <ol className="row-lines">
      {rows.map(({ time, actor = 'agent', title, text }) => (
        <li className={cx('py-3', rowClassName)} key={time}>
          <p className={cx('flex items-center gap-2 label leading-6', colors[actor])}>
            <span className={markers[actor]} aria-hidden="true" />
            {time}
          </p>
          <p className="text-base leading-6 text-balance text-ink-2 measure-46">
            <b className="block font-semibold text-ink">{title}</b> {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
