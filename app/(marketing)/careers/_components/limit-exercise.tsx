import { cx } from 'class-variance-authority';
import { Stop } from '@/components/sections/mockup-parts';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';
import { formatNumber } from '@/content/messages/locale';
import { sectionMessages } from '@/content/messages/sections';
import type { Careers } from '@/content/careers.schema';

type Exercise = NonNullable<Careers['hero']['exercise']>;

const COLUMNS = 50;
const PITCH = 8;

/** Shows what each limit would have cost: questions to people, or wrong refunds. One dot is one case. */
export function LimitExercise({ exercise }: { exercise: Exercise }) {
  const { title, state, cases, question, text, columns, options, decision, caption } = exercise;
  return (
    <Section headingId="exercise" surface="dark" padding="none" contentClassName="grid gap-8 py-10 @xl:py-14">
      <div className="grid gap-x-6 gap-y-3 @xl:grid-cols-[minmax(0,1fr)_auto] @xl:items-end">
        <div className="grid gap-2">
          <p className="flex flex-wrap gap-x-4 label text-ink-3">
            <span>{title}</span> <span>{state}</span>
          </p>
          <h2 className="text-h2" id="exercise">
            {question}
          </h2>
        </div>
        <p className="text-ink-2">{text}</p>
      </div>
      <ul className="grid gap-x-10 gap-y-10 @lg:grid-cols-3">
        {options.map(({ limit, asked, wrong }) => (
          <li className="grid content-start gap-4" key={limit}>
            <p className="flex flex-wrap items-baseline gap-x-3 @lg:@max-2xl:flex-col">
              <span className="text-ink-2">{columns.limit}</span>{' '}
              <span className="text-display font-bold">{limit}</span>
            </p>
            <DotField cases={cases} asked={asked} wrong={wrong} />
            <p className="flex flex-wrap justify-between gap-x-6 gap-y-1">
              <Count number={asked} name={columns.asked} className="text-person" />{' '}
              <Count number={wrong} name={columns.wrong} className="text-ink" />
            </p>
          </li>
        ))}
      </ul>
      <div className="grid gap-3">
        <Stop variant="open" {...decision} />
        <p className="text-xs leading-5 text-balance text-ink-2">
          <span className="label">{`${sectionMessages.illustrative}.`}</span> {caption}
        </p>
      </div>
    </Section>
  );
}

function Count({ number, name, className }: { number: number; name: string; className: string }) {
  return (
    <span className={cx('flex items-baseline gap-2 whitespace-nowrap', className)}>
      <b className="text-h2 font-semibold">{formatNumber(number)}</b> {name}
    </span>
  );
}

/** Draws the cases from one to another, row by row. */
function drawRows(from: number, to: number): string {
  const lines: string[] = [];
  for (let at = from; at < to;) {
    const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    const end = Math.min(to, at - column + COLUMNS);
    lines.push(`M${(column + 0.5) * PITCH} ${(row + 0.5) * PITCH}h${(end - at - 1) * PITCH + 0.1}`);
    at = end;
  }
  return lines.join('');
}

const dots = tw`[stroke-dasharray:0.1_7.9] [stroke-linecap:round]`;

function DotField({
  cases,
  asked,
  wrong,
}: { cases: number } & Pick<Exercise['options'][number], 'asked' | 'wrong'>) {
  return (
    <svg
      className="inline-full"
      viewBox={`0 0 ${COLUMNS * PITCH} ${Math.ceil(cases / COLUMNS) * PITCH}`}
      aria-hidden="true"
    >
      <path className={cx(dots, 'stroke-accent-muted stroke-[4px]')} d={drawRows(asked, cases - wrong)} />
      <path className={cx(dots, 'stroke-person stroke-[5px]')} d={drawRows(0, asked)} />
      <path className={cx(dots, 'stroke-ink stroke-[7px]')} d={drawRows(cases - wrong, cases)} />
    </svg>
  );
}
