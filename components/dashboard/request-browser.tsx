'use client';

import { useRouter } from 'next/navigation';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useTransition,
} from 'react';
import { addDays, today } from '@/lib/dashboard/calendar-day';
import { listHref, type ListQuery, onTopOf, orderName, parseListQuery } from '@/lib/dashboard/list-query';
import * as routes from '@/lib/routes';
import { useListKeys } from './use-list-keys';

/** Debounce: milliseconds without a key after which the list is searched. */
const PAUSE_MS = 350;

const queryOf = (search: string) => parseListQuery(Object.fromEntries(new URLSearchParams(search)));

const readerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const formOf = (root: HTMLElement | null) =>
  root?.querySelector<HTMLFormElement>('form[role="search"]') ?? null;

/** Lets the fields say what is asked for; one that somebody types in keeps its text. */
function fill(root: HTMLElement | null, query: ListQuery) {
  const { search, from = '', to = '' } = query;
  const values = { q: search, from, to, sort: orderName(query) };
  for (const [name, value] of Object.entries(values)) {
    const field = root?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field && field !== document.activeElement) field.value = value;
  }
}

/**
 * Progressive enhancement of the list: the links and the form inside update it in place. Without scripts they load the
 * page again with the same result, except that periods are days in UTC instead of the reader's time zone.
 */
export function RequestBrowser({ query, children }: { query: ListQuery; children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const root = useRef<HTMLDivElement>(null);
  /** Runs while somebody types. */
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was asked for last: until it is there the links are those of the page before, the fields are its own. */
  const awaited = useRef(query);
  useListKeys(root);

  useEffect(() => () => clearTimeout(typing.current), []);

  useEffect(() => {
    if (!isPending) awaited.current = query;
  }, [query, isPending]);

  // A link or the back button may have changed the values of the fields.
  useEffect(() => fill(root.current, query), [query]);

  const go = (href: string, { replaces = false, scroll = false } = {}) => {
    clearTimeout(typing.current);
    awaited.current = queryOf(new URL(href, location.href).search);
    fill(root.current, awaited.current);
    startTransition(() => router[replaces ? 'replace' : 'push'](href, { scroll }));
  };

  /** What the fields ask for. Days that were typed are the reader's, those of the address stay its own. */
  const asked = (form = formOf(root.current)) => {
    if (!form) return awaited.current;
    const { search, from, to, sort, descending } = parseListQuery(Object.fromEntries(new FormData(form)));
    const isTyped = from !== awaited.current.from || to !== awaited.current.to;
    const days = isTyped && { from, to, zone: readerZone() };
    return { ...awaited.current, search, sort, descending, ...days };
  };

  const follow = (form: HTMLFormElement, replaces = false) => {
    const href = listHref(asked(form));
    if (href !== listHref(awaited.current)) go(href, { replaces });
  };

  /** Follows a link of the list, on top of what was asked for just before. */
  const press = (pressed: ListQuery) => {
    const before = asked();
    // One to what is shown takes back what is on its way, save for words: those are taken back where they stand.
    const isBack = listHref(pressed) === listHref(query);
    go(listHref(isBack ? { ...query, search: before.search } : onTopOf(query, before, pressed)));
  };

  const onSubmit = (event: SyntheticEvent<HTMLDivElement>) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.getAttribute('role') !== 'search') return;
    event.preventDefault();
    follow(form);
  };

  const onInput = (event: SyntheticEvent<HTMLDivElement>) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    const { form } = field;
    if (form?.getAttribute('role') !== 'search') return;
    clearTimeout(typing.current);
    // One entry of the history for a search, not one for each pause.
    const replaces = field.type === 'search' && query.search !== '';
    typing.current = setTimeout(() => follow(form, replaces), PAUSE_MS);
  };

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element && event.target.closest('a');
    // Links that open a panel of this page are not followed.
    if (link && link.dataset['opensRequest'] !== undefined) return;
    if (!link || link.pathname !== routes.dashboard || link.origin !== location.origin) return;
    if (event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // One that leads from a panel to another list leaves the panel.
    link.closest('dialog')?.close();
    const { days } = link.dataset;
    const zone = readerZone();
    const from = days && addDays(today(zone), 1 - Number(days));
    const isCurrent = listHref(asked()) === listHref(query);
    if (from) press({ ...query, from, to: undefined, zone });
    // Pages and requests are those of the list that is shown.
    else if (isCurrent) go(link.pathname + link.search, { scroll: Boolean(link.rel) });
    else press(queryOf(link.search));
  };

  return (
    // Event delegation: people use the links and fields inside; this only handles the navigation that they cause.
    <div
      ref={root}
      className="mbe-24 aria-busy:[&>:is(p,div,nav)]:opacity-60 aria-busy:[&>:is(p,div,nav)]:transition-opacity aria-busy:[&>:is(p,div,nav)]:delay-120"
      aria-busy={isPending}
      onSubmit={onSubmit}
      onInput={onInput}
      onClick={onClick}
    >
      {children}
    </div>
  );
}
