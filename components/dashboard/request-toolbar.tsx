import { Glyph } from '@/components/ui/glyph';
import { addDays, today } from '@/lib/demo/calendar-day';
import { LIST_PATH, listHref, type ListQuery, orderName, SEARCH_LIMIT } from '@/lib/demo/list-query';
import { ExportLink } from './export-link';

const periods = [7, 30] as const;

/** Orders by name: cards have no heads to sort by. */
const orders = [
  ['-created_at', 'Newest first'],
  ['created_at', 'Oldest first'],
  ['name', 'Name, A to Z'],
  ['-name', 'Name, Z to A'],
  ['email', 'Email, A to Z'],
  ['-email', 'Email, Z to A'],
  ['phone', 'Phone, ascending'],
  ['-phone', 'Phone, descending'],
  ['purpose', 'Purpose, A to Z'],
  ['-purpose', 'Purpose, Z to A'],
] as const;

/** Search, period and download: a plain form and plain links, so that an address says what is shown. */
export function RequestToolbar({ query, total }: { query: ListQuery; total: number }) {
  const { search, from, to, zone, size } = query;
  return (
    <form className="toolbar" role="search" aria-label="Requests" action={LIST_PATH}>
      <div className="toolbar__search">
        <label className="visually-hidden" htmlFor="request-search">
          Search requests
        </label>
        <input
          className="field__control"
          id="request-search"
          name="q"
          type="search"
          placeholder="Search requests"
          defaultValue={search}
          maxLength={SEARCH_LIMIT}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-keyshortcuts="/"
          title="Name, email or purpose (/)"
        />
        <button className="icon-btn icon-btn--36" type="submit" aria-label="Search requests">
          <Glyph name="search" size={20} />
        </button>
      </div>
      <div className="segmented toolbar__period" role="group" aria-label="Period">
        {periods.map((days) => {
          const first = addDays(today(zone), 1 - days);
          return (
            <a
              key={days}
              className="segmented__item"
              href={listHref(query, { from: first, to: undefined })}
              data-days={days}
              aria-current={from === first && !to ? 'true' : undefined}
            >
              {days} days
            </a>
          );
        })}
        <a
          className="segmented__item"
          href={listHref(query, { from: undefined, to: undefined })}
          aria-current={!from && !to ? 'true' : undefined}
        >
          All
        </a>
      </div>
      <div className="toolbar__dates" role="group" aria-label={`Dates (${zone})`}>
        <DateField name="from" label="From" value={from} max={to} />
        <DateField name="to" label="To" value={to} min={from} />
      </div>
      <label className="toolbar__order">
        <span className="visually-hidden">Order</span>
        <select className="field__control" name="sort" defaultValue={orderName(query)}>
          {orders.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <input type="hidden" name="zone" value={zone} />
      <input type="hidden" name="size" value={size} />
      <div className="toolbar__end">
        <ExportLink query={query} total={total} />
      </div>
    </form>
  );
}

/** One end of the period, named inside its box. */
function DateField({
  name,
  label,
  value = '',
  ...bounds
}: {
  name: 'from' | 'to';
  label: string;
  value?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
}) {
  return (
    <label className="toolbar__date">
      <span>{label}</span>
      <input className="field__control" type="date" name={name} defaultValue={value} {...bounds} />
    </label>
  );
}
