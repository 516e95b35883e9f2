import { Glyph } from '@/components/ui/glyph';
import { tw } from '@/components/ui/tw';
import { requestToolbarWords as words } from '@/content/words/dashboard';
import { addDays, today } from '@/lib/dashboard/calendar-day';
import {
  isTurnedAround,
  listHref,
  type ListQuery,
  orderName,
  SEARCH_LIMIT,
} from '@/lib/dashboard/list-query';
import * as routes from '@/lib/routes';
import { DateField } from './date-field';
import { ExportLink } from './export-link';
import '@/components/ui/controls.css';

const periods = [7, 30] as const;
const period = tw`segmented__item px-3.5 min-block-9.5 phone:justify-center`;

/** Orders by name: cards have no heads to sort by. */
const orders = Object.entries(words.orders);

/** Search, period and download: a plain form and plain links, so that an address says what is shown. */
export function RequestToolbar({
  query,
  total,
  about,
}: {
  query: ListQuery;
  total: number;
  /** Whether there are more than were counted. */
  about: boolean;
}) {
  const { search, from, to, zone, size, status, source, sender } = query;
  const turned = isTurnedAround(query);
  return (
    <form
      className="flex flex-wrap items-center gap-3 pbe-3"
      role="search"
      aria-label={words.label}
      action={routes.dashboard}
    >
      <div className="relative flex-[1_1_15rem] max-inline-90 narrow:max-inline-none phone:flex-[1_1_100%]">
        <label className="sr-only" htmlFor="request-search">
          {words.search}
        </label>
        <input
          className="field__control ps-10 min-block-11"
          id="request-search"
          name="q"
          type="search"
          placeholder={words.search}
          defaultValue={search}
          maxLength={SEARCH_LIMIT}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-keyshortcuts="/"
          title={words.searched}
        />
        <button
          className="icon-btn absolute inset-s-1 inset-bs-1 size-9 text-ink-3"
          type="submit"
          aria-label={words.search}
        >
          <Glyph name="search" size={20} />
        </button>
      </div>
      <div
        className="segmented phone:grid phone:flex-[1_1_100%] phone:auto-cols-[minmax(0,1fr)] phone:grid-flow-col"
        role="group"
        aria-label={words.period}
      >
        {periods.map((days) => {
          const first = addDays(today(zone), 1 - days);
          return (
            <a
              key={days}
              className={period}
              href={listHref(query, { from: first, to: undefined })}
              data-days={days}
              aria-current={from === first && !to ? 'true' : undefined}
            >
              {words.lastDays(days)}
            </a>
          );
        })}
        <a
          className={period}
          href={listHref(query, { from: undefined, to: undefined })}
          aria-current={!from && !to ? 'true' : undefined}
        >
          {words.allDays}
        </a>
      </div>
      <div className="flex flex-wrap gap-2 phone:flex-[1_1_100%]" role="group" aria-label={words.dates(zone)}>
        <DateField name="from" label={words.from} value={from} wrong={turned} />
        <DateField name="to" label={words.to} value={to} wrong={turned} />
        {turned && (
          <p className="basis-full text-sm leading-5 text-danger" id="dates-error" role="alert">
            {words.turnedAround}
          </p>
        )}
      </div>
      <label className="hidden medium:flex-[1_1_7.5rem] narrow:block phone:flex-[1_1_7rem]">
        <span className="sr-only">{words.order}</span>
        <select
          className="field__control px-2.5 text-sm min-block-11 medium:px-3"
          name="sort"
          defaultValue={orderName(query)}
        >
          {orders.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <input type="hidden" name="zone" value={zone} />
      <input type="hidden" name="size" value={size} />
      {status && <input type="hidden" name="status" value={status} />}
      {source !== undefined && <input type="hidden" name="source" value={source} />}
      {sender && <input type="hidden" name="sender" value={sender} />}
      <div className="ms-auto flex gap-2 phone:flex-[1_1_10rem]">
        <ExportLink query={query} total={total} about={about} />
      </div>
    </form>
  );
}
