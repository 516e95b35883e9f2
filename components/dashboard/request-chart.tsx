'use client';

import { Glyph } from '@/components/ui/glyph';
import { axisStep, RECENT_DAYS, type RecentRequests } from '@/lib/demo/recent-requests';
import './request-chart.css';

const HEIGHT = 132;
const SLOT = 30;
const BAR = 16;
const WIDTH = RECENT_DAYS * SLOT;

const number = new Intl.NumberFormat('en-US');
const dayForm = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayName = (day: string) => dayForm.format(new Date(day));
const sourceName = (source: string) => source || 'Not known';

/**
 * Requests of the last thirty days, by day and by source, folded so that the list comes first: a drawing, and the same
 * figures as tables. For the browser for the same reason as the panels.
 */
export function RequestChart({ recent }: { recent: RecentRequests }) {
  if (recent.total === 0) return null;
  const { total, days } = recent;
  const busiest = days.reduce((most, each) => (each.requests >= most.requests ? each : most));
  return (
    <details className="chart-fold">
      <summary className="chart-fold__head">
        <Glyph name="chevron" size={16} />
        {`Last ${RECENT_DAYS} days: ${number.format(total)} ${total === 1 ? 'request' : 'requests'}`}
      </summary>
      <figure className="chart" aria-label={`Requests of the last ${RECENT_DAYS} days`}>
        <div className="chart__summary">
          <div>
            <p className="mono chart__label">last {RECENT_DAYS} days</p>
            <p className="chart__figure">{number.format(total)}</p>
          </div>
          <div>
            <p className="mono chart__label">busiest day, {dayName(busiest.day)}</p>
            <p className="chart__figure">{number.format(busiest.requests)}</p>
          </div>
        </div>
        <Days days={days} busiest={busiest} total={total} />
        <Sources recent={recent} />
        <Figures recent={recent} />
      </figure>
    </details>
  );
}

type Day = RecentRequests['days'][number];

function Days({ days, busiest, total }: { days: Day[]; busiest: Day; total: number }) {
  const step = axisStep(busiest.requests);
  const marks = [3, 2, 1, 0].map((mark) => mark * step);
  const says = `${number.format(total)} requests in the last ${RECENT_DAYS} days, at most ${number.format(busiest.requests)} a day, on ${dayName(busiest.day)}`;
  return (
    <div className="chart__plot">
      <div className="chart__y" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>{number.format(mark)}</span>
        ))}
      </div>
      <svg
        className="chart__svg"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={says}
      >
        <path className="c-grid" d={[0, 1, 2].map((line) => `M0 ${(line * HEIGHT) / 3}H${WIDTH}`).join('')} />
        {days.map(({ day, requests }, index) => {
          const height = requests > 0 ? Math.max(3, (requests / (3 * step)) * HEIGHT) : 3;
          return (
            <rect
              key={day}
              className={requests > 0 ? 'c-bar' : 'c-zero'}
              x={index * SLOT + (SLOT - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            />
          );
        })}
        <path className="c-base" d={`M0 ${HEIGHT}H${WIDTH}`} />
      </svg>
      <div className="chart__x" aria-hidden="true">
        {[0, 7, 14, 21, 29].map((index) => (
          <span key={index}>{dayName(days[index]?.day ?? '')}</span>
        ))}
      </div>
    </div>
  );
}

/** Sources, and what is left, most first. */
function bySource({ sources, others }: RecentRequests) {
  const named = sources.map(({ source, requests }) => ({ name: sourceName(source), requests }));
  return others > 0 ? [...named, { name: 'Others', requests: others }] : named;
}

function Sources({ recent }: { recent: RecentRequests }) {
  const sources = bySource(recent);
  const most = Math.max(...sources.map(({ requests }) => requests));
  return (
    <div className="chart__sources">
      <p className="mono chart__label">by source</p>
      <ul className="chart__lanes">
        {sources.map(({ name, requests }) => (
          <li key={name} className="chart__lane">
            <span className="chart__name">{name}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <path className="c-grid" d="M0 4H100" />
              <rect className="c-bar" width={Math.max(1, (requests / most) * 100)} height="8" />
            </svg>
            <span className="mono">{number.format(requests)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Figures({ recent }: { recent: RecentRequests }) {
  return (
    <details className="chart__figures">
      <summary>Show as tables</summary>
      <div className="chart__tables">
        <Table
          caption="Requests per day"
          head="Day (UTC)"
          rows={recent.days.map(({ day, requests }) => [day, requests])}
        />
        <Table
          caption="Requests by source"
          head="Source"
          rows={bySource(recent).map(({ name, requests }) => [name, requests])}
        />
      </div>
      <p className="help">
        Days begin at midnight UTC. A source is the campaign parameter utm_source, or else the site that
        linked here.
      </p>
    </details>
  );
}

function Table({ caption, head, rows }: { caption: string; head: string; rows: [string, number][] }) {
  return (
    <table className="figures">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Requests</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, requests]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{number.format(requests)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
