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
import { listHref, type ListQuery, orderName, parseListQuery } from '@/lib/dashboard/list-query';
import * as routes from '@/lib/routes';
import { useListKeys } from './use-list-keys';

/** Debounce: milliseconds without a key after which the list is searched. */
const PAUSE_MS = 350;

const readerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Progressive enhancement of the list: the links and the form inside update it in place. Without scripts they load the
 * page again with the same result, except that periods are days in UTC instead of the reader's time zone.
 */
export function RequestBrowser({ query, children }: { query: ListQuery; children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const root = useRef<HTMLDivElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useListKeys(root);

  useEffect(() => () => clearTimeout(typing.current), []);

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
    clearTimeout(typing.current);
    startTransition(() => router[replaces ? 'replace' : 'push'](href, { scroll }));
  };

  const follow = (form: HTMLFormElement, replaces = false) => {
    const fields = Object.fromEntries(new FormData(form));
    const href = listHref(parseListQuery({ ...fields, zone: readerZone() }));
    if (href !== listHref(query)) go(href, { replaces });
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
    if (from) go(listHref(query, { from, to: undefined, zone }));
    else go(link.pathname + link.search, { scroll: Boolean(link.rel) });
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
