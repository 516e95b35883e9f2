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

/**
 * Progressive enhancement of the list: the links and the form inside update it in place. Without scripts they load the
 * page again with the same result, except that periods are days in UTC instead of the reader's time zone.
 */
export function RequestBrowser({ query, children }: { query: ListQuery; children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const root = useRef<HTMLDivElement>(null);
  /** The form that is typed in, until it is followed. */
  const typing = useRef<{ timer: ReturnType<typeof setTimeout>; form: HTMLFormElement }>(undefined);
  /** What was asked for last: until it is there the links and fields are those of the page before. */
  const awaited = useRef(query);
  useListKeys(root);

  useEffect(() => () => clearTimeout(typing.current?.timer), []);

  useEffect(() => {
    if (!isPending) awaited.current = query;
  }, [query, isPending]);

  // A link or the back button may have changed the values of the fields; a field that somebody types in keeps its text.
  useEffect(() => {
    const { search, from = '', to = '' } = query;
    const values = { q: search, from, to, sort: orderName(query) };
    for (const [name, value] of Object.entries(values)) {
      const field = root.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (field && field !== document.activeElement) field.value = value;
    }
  }, [query]);

  const go = (href: string, { replaces = false, scroll = false } = {}) => {
    clearTimeout(typing.current?.timer);
    typing.current = undefined;
    awaited.current = queryOf(new URL(href, location.href).search);
    startTransition(() => router[replaces ? 'replace' : 'push'](href, { scroll }));
  };

  /** What a form asks for. Days that were typed are the reader's, those of the address stay its own. */
  const asked = (form: HTMLFormElement) => {
    const fields = parseListQuery(Object.fromEntries(new FormData(form)));
    const isTyped = fields.from !== query.from || fields.to !== query.to;
    return onTopOf(query, awaited.current, isTyped ? { ...fields, zone: readerZone() } : fields);
  };

  const follow = (form: HTMLFormElement, replaces = false) => {
    const href = listHref(asked(form));
    if (href !== listHref(awaited.current)) go(href, { replaces });
  };

  /** Follows a link of the list, and what was typed just before. */
  const press = (pressed: ListQuery) => {
    if (typing.current) awaited.current = asked(typing.current.form);
    go(listHref(onTopOf(query, awaited.current, pressed)));
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
    clearTimeout(typing.current?.timer);
    // One entry of the history for a search, not one for each pause.
    const replaces = field.type === 'search' && query.search !== '';
    typing.current = { form, timer: setTimeout(() => follow(form, replaces), PAUSE_MS) };
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
    const isCurrent = !typing.current && listHref(awaited.current) === listHref(query);
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
