'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useTransition } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Input, Select } from '@/components/ui/input';
import { filterMessages, listMessages, sourceMessages, statusMessages } from '@/content/messages/dashboard';
import {
  getListHref,
  isReversed,
  type ListQuery,
  parseListQuery,
  SEARCH_LIMIT,
  UNKNOWN_SOURCE,
} from '@/lib/dashboard/list-query';
import { STATUSES } from '@/lib/dashboard/request-state';
import * as routes from '@/lib/routes';
import { DateField } from './date-field';
import { useTimeZone } from './time-zone';

/** Milliseconds without a key before the search. */
const SEARCH_DELAY_MS = 350;

/** Search and filters, which change the address while somebody types or chooses. */
export function RequestFilters({
  query,
  sources,
  canFilterStatus,
  children,
}: {
  query: ListQuery;
  sources: string[];
  canFilterStatus: boolean;
  /** The list, dimmed while the next one loads. */
  children: ReactNode;
}) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { search, from, to, status, source } = query;
  const zone = useTimeZone();
  const isWrong = isReversed(query);

  useEffect(() => () => clearTimeout(timer.current), []);

  const address = getListHref(query);
  const shown = useRef(address);
  const showQuery = useEffectEvent(() => {
    const values = { q: search, from, to, status, source: source === '' ? UNKNOWN_SOURCE : source };
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (isField && field !== document.activeElement) field.value = value ?? '';
    }
  });
  // The back button changes the filters; the field that somebody types in keeps its text.
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    showQuery();
  }, [address]);

  const apply = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    const href = getListHref(parseListQuery(Object.fromEntries(new FormData(form.current))));
    if (href === address) return;
    startTransition(() => router.replace(href, { scroll: false }));
  };
  const applyEarlyChoice = useEffectEvent(apply);
  // Filters that were changed before hydration.
  useEffect(() => applyEarlyChoice(), []);
  const applyLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, SEARCH_DELAY_MS);
  };
  // Otherwise a search could follow the link that took the focus.
  const applyEarlier = () => {
    if (timer.current) apply();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply();
  };
  return (
    <>
      <form
        ref={form}
        className="flex flex-wrap items-center gap-3 pbe-3"
        role="search"
        aria-label={filterMessages.label}
        action={routes.dashboard}
        onSubmit={submit}
        onInput={applyLater}
        onBlur={applyEarlier}
      >
        <div className="relative flex-[1_1_15rem] @max-xl:flex-[1_1_100%]">
          <label className="sr-only" htmlFor="request-search">
            {filterMessages.search}
          </label>
          <Input
            size="compact"
            className="ps-10 pe-4"
            id="request-search"
            name="q"
            type="search"
            placeholder={filterMessages.search}
            defaultValue={search}
            dir="auto"
            maxLength={SEARCH_LIMIT}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            title={filterMessages.searched}
          />
          <IconButton
            size="compact"
            className="absolute inset-s-1 inset-bs-0.5 text-ink-3"
            icon="search"
            iconSize={20}
            label={filterMessages.search}
            type="submit"
          />
        </div>
        <div
          className="flex flex-wrap gap-3 @max-xl:flex-[1_1_20rem] @max-xl:min-inline-0"
          role="group"
          aria-label={filterMessages.dates(zone)}
        >
          <DateField name="from" label={filterMessages.from} value={from} isWrong={isWrong} />
          <DateField name="to" label={filterMessages.to} value={to} isWrong={isWrong} />
          {isWrong && (
            <p className="basis-full text-sm leading-5 text-danger" id="dates-error" role="alert">
              {listMessages.reversed}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3 max-inline-full empty:hidden @max-xl:grow">
          {canFilterStatus && (
            <Select
              size="compact"
              width="auto"
              className="@max-xl:flex-1"
              name="status"
              aria-label={statusMessages.label}
              defaultValue={status ?? ''}
            >
              <option value="">{statusMessages.all}</option>
              {STATUSES.map((each) => (
                <option key={each} value={each}>
                  {statusMessages.status[each]}
                </option>
              ))}
            </Select>
          )}
          {(sources.length > 1 || source !== undefined) && (
            <Select
              size="compact"
              width="auto"
              className="@max-xl:flex-1 @xl:max-inline-45"
              name="source"
              aria-label={sourceMessages.column}
              defaultValue={source === '' ? UNKNOWN_SOURCE : (source ?? '')}
            >
              <option value="">{sourceMessages.all}</option>
              {[...new Set([...sources, ...(source === undefined ? [] : [source])])].map((each) => (
                <option key={each} value={each || UNKNOWN_SOURCE}>
                  {each || sourceMessages.unknown}
                </option>
              ))}
            </Select>
          )}
        </div>
      </form>
      <div className="[transition:opacity_0.12s_0.12s] aria-busy:opacity-60" aria-busy={isPending}>
        {children}
      </div>
    </>
  );
}
