'use client';

import { Glyph } from '@/components/ui/glyph';
import { tw } from '@/components/ui/tw';
import { requestChartWords as words } from '@/content/words/dashboard';
import type { AnswerTimes } from '@/lib/dashboard/answer-times';
import { RECENT_DAYS, type RecentRequests } from '@/lib/dashboard/recent-requests';
import { AnswerTable, AnswerTimesPart } from './answer-times';
import { dayName, FigureLabel, FigureTable, number } from './figure-parts';
import { dayHref, Days } from './request-days';
import { bySource, Sources } from './request-sources';

const summary = tw`inline-flex cursor-pointer list-none items-center gap-2 text-sm leading-5 min-block-11 [&::-webkit-details-marker]:hidden`;
const part = tw`border-bs border-line px-6 wide:col-span-full`;
const breaks = tw`wrap-anywhere [&>thead]:whitespace-nowrap`;

/**
 * Requests of the last thirty days, by day and by source, folded so that the list comes first: a drawing, and the same
 * figures as tables. For the browser for the same reason as the panels.
 */
export function RequestChart({ recent, answers }: { recent: RecentRequests; answers: AnswerTimes }) {
  const { total, days } = recent;
  const hasAnswers = answers.weeks.some((week) => week.answers > 0);
  if (total === 0 && !hasAnswers) return null;
  const busiest = days.reduce((most, each) => (each.requests >= most.requests ? each : most));
  return (
    <details className="group mbe-4">
      <summary className={`${summary} text-ink-2`}>
        <Glyph
          name="chevron"
          size={16}
          className="-rotate-90 transition-[rotate] ease-out group-open:rotate-none"
        />
        {words.summary(RECENT_DAYS, total)}
      </summary>
      <figure
        className="grid rounded-card border border-line bg-surface-1 wide:grid-cols-[240px_minmax(0,1fr)]"
        aria-label={words.label(RECENT_DAYS)}
      >
        {total > 0 && (
          <>
            <div className="grid grid-cols-2 gap-5 border-line px-6 py-5 wide:grid-cols-1 wide:content-between wide:border-e wide:py-6 narrow:border-be">
              <Total label={words.total(RECENT_DAYS)} value={total} />
              <Total label={words.busiest(dayName(busiest.day))} value={busiest.requests} />
            </div>
            <Days days={days} busiest={busiest} total={total} />
            <Sources recent={recent} className={part} />
          </>
        )}
        {hasAnswers && <AnswerTimesPart answers={answers} className={part} />}
        <Figures recent={recent} answers={answers} />
      </figure>
    </details>
  );
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <FigureLabel>{label}</FigureLabel>
      <p className="text-h3 font-strong tabular-nums">{number.format(value)}</p>
    </div>
  );
}

function Figures({ recent, answers }: { recent: RecentRequests; answers: AnswerTimes }) {
  return (
    <details className={`${part} py-1 open:pbe-6`}>
      <summary className={`${summary} font-strong text-accent`}>{words.asTables}</summary>
      <div className="mbs-2 mbe-4 grid items-start gap-x-12 gap-y-6 tablet:grid-cols-2">
        <FigureTable
          className={breaks}
          caption={words.perDay}
          heads={[words.day, words.requests]}
          rows={recent.days.map(({ day, requests }) => ({
            name: day,
            href: requests > 0 ? dayHref(day) : undefined,
            figures: [number.format(requests)],
          }))}
        />
        <FigureTable
          className={breaks}
          caption={words.perSource}
          heads={[words.source, words.requests]}
          rows={bySource(recent).map((row) => ({ ...row, figures: [number.format(row.requests)] }))}
        />
      </div>
      <AnswerTable answers={answers} />
      <p className="help">{words.note}</p>
    </details>
  );
}
