import { locale } from '@/content/words/locale';
import { answerTimeWords as words } from '@/content/words/dashboard';
import type { AnswerTimes } from '@/lib/dashboard/answer-times';
import { RECENT_DAYS } from '@/lib/dashboard/recent-requests';
import { bar, dayName, FigureLabel, FigureTable } from './figure-parts';

const HEIGHT = 56;
const SLOT = 24;
const BAR = 12;

const medianOf = ({ answers, median }: AnswerTimes['weeks'][number]) =>
  answers > 0 ? words.duration(median) : words.noAnswer;

/** How soon people were answered: two figures of the last days, and the median of each week. */
export function AnswerTimesPart({ answers, className }: { answers: AnswerTimes; className: string }) {
  const { recent, weeks } = answers;
  const longest = Math.max(1, ...weeks.map(({ median }) => median));
  const list = weeks.map((week) => words.week(dayName(week.monday), medianOf(week))).join('; ');
  return (
    <div className={`${className} grid gap-x-12 gap-y-4 py-5 tablet:grid-cols-[auto_minmax(0,1fr)]`}>
      <div>
        <FigureLabel>{words.title}</FigureLabel>
        {recent ? (
          <dl className="mbs-2 flex flex-wrap gap-x-8 gap-y-2">
            <Figure name={words.median(RECENT_DAYS)} seconds={recent.median} />
            <Figure name={words.ninetieth} seconds={recent.ninetieth} />
          </dl>
        ) : (
          <p className="mbs-2 text-sm leading-5 text-ink-2">{words.none(RECENT_DAYS)}</p>
        )}
      </div>
      <div className="self-end max-inline-96">
        <svg
          className="block-14 inline-full"
          viewBox={`0 0 ${weeks.length * SLOT} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.says(weeks.length, list)}
        >
          {weeks.map((week, index) => {
            const height = week.answers > 0 ? Math.max(3, (week.median / longest) * HEIGHT) : 2;
            return (
              <rect
                key={week.monday}
                className={week.answers > 0 ? bar : 'fill-line'}
                x={index * SLOT + (SLOT - BAR) / 2}
                y={HEIGHT - height}
                width={BAR}
                height={height}
              />
            );
          })}
        </svg>
        <div className="mbs-1 flex justify-between label leading-4 text-ink-3" aria-hidden="true">
          <span>{dayName(weeks[0]?.monday ?? '')}</span>
          <span>{dayName(weeks.at(-1)?.monday ?? '')}</span>
        </div>
      </div>
    </div>
  );
}

function Figure({ name, seconds }: { name: string; seconds: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs leading-4 text-ink-3">{name}</dt>
      <dd className="text-h4 font-strong tabular-nums">{words.duration(seconds)}</dd>
    </div>
  );
}

/** The same as a table. */
export function AnswerTable({ answers: { weeks } }: { answers: AnswerTimes }) {
  const answered = weeks.filter(({ answers }) => answers > 0);
  if (answered.length === 0) return null;
  return (
    <div className="mbs-6 mbe-4 max-inline-160">
      <FigureTable
        caption={words.perWeek}
        heads={[words.weekOf, words.answers, words.medianHead, words.ofTen]}
        rows={answered.map(({ monday, answers, median, ninetieth }) => ({
          name: dayName(monday),
          figures: [answers.toLocaleString(locale), words.duration(median), words.duration(ninetieth)],
        }))}
      />
      <p className="mbs-3 help">{words.note}</p>
    </div>
  );
}
