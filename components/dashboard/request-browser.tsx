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

/** A pause in typing after which the list follows. */
const PAUSE_MS = 350;

const readerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Makes the links and the form inside it change the list in place. Without it they load the page anew, with the same
 * result; periods are then those of UTC, here they are the reader's.
 */
export function RequestBrowser({ query, children }: { query: ListQuery; children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const root = useRef<HTMLDivElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useListKeys(root);

  useEffect(() => () => clearTimeout(typing.current), []);

  // A link or the way back may have changed what the fields were filled with; what somebody types in stays.
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
    if (!link || link.pathname !== routes.dashboard || link.origin !== location.origin) return;
    if (event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { days } = link.dataset;
    const zone = readerZone();
    const from = days && addDays(today(zone), 1 - Number(days));
    if (from) go(listHref(query, { from, to: undefined, zone }));
    else go(link.pathname + link.search, { scroll: Boolean(link.rel) });
  };

  return (
    // The links and fields inside are what people use; this only takes over what they lead to.
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
