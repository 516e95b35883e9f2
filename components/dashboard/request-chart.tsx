'use client';

import { locale } from '@/content/words/locale';
import { Glyph } from '@/components/ui/glyph';
import { tw } from '@/components/ui/tw';
import { requestChartWords as words } from '@/content/words/dashboard';
import type { AnswerTimes } from '@/lib/dashboard/answer-times';
import { listHref, parseListQuery } from '@/lib/dashboard/list-query';
import { axisStep, RECENT_DAYS, type RecentRequests } from '@/lib/dashboard/recent-requests';
import { AnswerTable, AnswerTimesPart } from './answer-times';
import { bar, dayName, FigureTable } from './figure-parts';

const HEIGHT = 132;
const SLOT = 30;
const BAR = 16;
const WIDTH = RECENT_DAYS * SLOT;

const number = new Intl.NumberFormat(locale);
const sourceName = (source: string) => source || words.unknownSource;
/** The list of a day, as the days of the chart are counted, and of a source. */
const dayHref = (day: string) => listHref(parseListQuery({ from: day, to: day }));
const sourceHref = (source: string) => listHref(parseListQuery({ source }));

const summary = tw`inline-flex cursor-pointer list-none items-center gap-2 text-sm leading-5 min-block-11 [&::-webkit-details-marker]:hidden`;
const part = tw`border-bs border-line px-6 wide:col-span-full`;
const axis = tw`flex justify-between label leading-4 text-ink-3`;
const breaks = tw`wrap-anywhere [&>thead]:whitespace-nowrap`;
const thin = tw`[vector-effect:non-scaling-stroke]`;

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
            <Sources recent={recent} />
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
      <Label>{label}</Label>
      <p className="text-h3 font-strong tabular-nums">{number.format(value)}</p>
    </div>
  );
}

const Label = ({ children }: { children: string }) => <p className="mono leading-4 text-ink-2">{children}</p>;

type Day = RecentRequests['days'][number];

function Days({ days, busiest, total }: { days: Day[]; busiest: Day; total: number }) {
  const step = axisStep(busiest.requests);
  const marks = [3, 2, 1, 0].map((mark) => mark * step);
  const says = words.says(total, RECENT_DAYS, busiest.requests, dayName(busiest.day));
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 px-6 pbs-5 pbe-4 wide:pbs-6 wide:pbe-5">
      <div className={`${axis} -my-2 flex-col text-end`} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>{number.format(mark)}</span>
        ))}
      </div>
      <svg
        className="overflow-visible block-33 inline-full"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="group"
        aria-label={says}
      >
        <path
          className={`${thin} fill-none stroke-line`}
          d={[0, 1, 2].map((line) => `M0 ${(line * HEIGHT) / 3}H${WIDTH}`).join('')}
        />
        {days.map(({ day, requests }, index) => {
          const height = requests > 0 ? Math.max(3, (requests / (3 * step)) * HEIGHT) : 3;
          const drawn = (
            <rect
              key={day}
              className={requests > 0 ? `${bar} group-hover/day:opacity-70` : 'fill-line'}
              x={index * SLOT + (SLOT - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            />
          );
          if (requests === 0) return drawn;
          return (
            <a
              key={day}
              className="group/day"
              href={dayHref(day)}
              aria-label={words.bar(dayName(day), requests)}
            >
              {/* The whole height can be pressed. */}
              <rect className="fill-transparent" x={index * SLOT} width={SLOT} height={HEIGHT} />
              {drawn}
            </a>
          );
        })}
        <path className={`${thin} stroke-line-strong`} d={`M0 ${HEIGHT}H${WIDTH}`} />
      </svg>
      <div className={`${axis} col-2`} aria-hidden="true">
        {[0, 7, 14, 21, 29].map((index) => (
          <span key={index}>{dayName(days[index]?.day ?? '')}</span>
        ))}
      </div>
    </div>
  );
}

/** Sources, and what is left, most first. */
function bySource({ sources, others }: RecentRequests) {
  const named: { name: string; requests: number; href?: string }[] = sources.map(({ source, requests }) => ({
    name: sourceName(source),
    requests,
    href: sourceHref(source),
  }));
  return others > 0 ? [...named, { name: words.otherSources, requests: others }] : named;
}

function Sources({ recent }: { recent: RecentRequests }) {
  const sources = bySource(recent);
  const most = Math.max(...sources.map(({ requests }) => requests));
  return (
    <div className={`${part} py-5`}>
      <Label>{words.bySource}</Label>
      <ul className="mbs-3 grid gap-x-12 gap-y-1.5 wide:grid-cols-2">
        {sources.map(({ name, requests, href }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,10rem)_minmax(0,1fr)_minmax(3rem,auto)] items-center gap-3 text-sm leading-5"
          >
            {href ? (
              <a className="link truncate text-ink-2" href={href}>
                {name}
              </a>
            ) : (
              <span className="truncate text-ink-2">{name}</span>
            )}
            <svg
              className="block-2 inline-full"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path className={`${thin} fill-none stroke-line`} d="M0 4H100" />
              <rect className={bar} width={Math.max(1, (requests / most) * 100)} height="8" />
            </svg>
            <span className="mono text-end text-xs tabular-nums">{number.format(requests)}</span>
          </li>
        ))}
      </ul>
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
