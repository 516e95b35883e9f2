'use client';

// The server component passes data, not elements. React streams the later ones of many elements separately and needs a
// script to insert them: without scripts those rows would be missing from the table.

import { useEffect } from 'react';
import { BrokenTraceArt } from '@/components/art/state-art';
import { notify } from '@/components/toast/notify';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { actions } from '@/content/words/actions';
import { requestListWords as words } from '@/content/words/dashboard';
import { isNarrowed, listParameters, type ListQuery } from '@/lib/dashboard/list-query';
import type { PanelData } from '@/lib/dashboard/dashboard';
import type { DemoRequestPage } from '@/lib/dashboard/answers';
import type { PostedAnswer } from '@/lib/dashboard/posted-answer';
import type { Status } from '@/lib/dashboard/request-state';
import * as routes from '@/lib/routes';
import { LIST_COUNT } from './list-count';
import { NoRows } from './no-rows';
import { RequestBrowser } from './request-browser';
import { RequestPages } from './request-pages';
import { RequestPanels } from './request-panels';
import { RequestTable } from './request-table';
import { RequestToolbar } from './request-toolbar';
import { OriginFilter } from './origin-filter';
import { StatusFilter } from './status-filter';

/** The list, or why there is none. */
export type DemoRequestList = ({ status: 'ok' } & DemoRequestPage) | { status: 'failed' | 'thrown' };

/** The requests, their number, and the ways to find some of them; or why there are none. */
export function RequestList({
  list,
  query,
  panels = { details: {}, viewer: undefined, asked: null },
  open = null,
  posted,
}: {
  list: DemoRequestList;
  query: ListQuery;
  panels?: PanelData | undefined;
  /** Requests that are not closed, by status. */
  open?: ReadonlyMap<Status, number> | null;
  /** How a form of a panel ended that was posted without scripts. */
  posted?: PostedAnswer | undefined;
}) {
  if (list.status !== 'ok') return <DashboardError kind={list.status} query={query} />;
  const { rows, total, about } = list;
  const narrowed = isNarrowed(query);
  const [counted, nearly] = narrowed
    ? [words.matching, words.matchingAbout]
    : [words.total, words.totalAbout];
  const caption = (about ? nearly : counted)(total);
  return (
    <RequestBrowser query={query}>
      {(total > 0 || narrowed) && <RequestToolbar query={query} total={total} about={about} />}
      {open && <StatusFilter query={query} open={open} />}
      <OriginFilter query={query} />
      <p
        className="pbe-3 text-sm leading-5 text-ink-2 tabular-nums"
        id={LIST_COUNT}
        role="status"
        tabIndex={-1}
      >
        {caption}
      </p>
      {rows.length > 0 && (
        <RequestTable rows={rows} caption={caption} query={query} details={panels.details} />
      )}
      {rows.length === 0 && <NoRows query={query} narrowed={narrowed} />}
      <RequestPanels rows={rows} query={query} posted={posted} {...panels} />
      <RequestPages list={list} query={query} />
    </RequestBrowser>
  );
}

/** Says that the list could not be read, and offers another try. */
function DashboardError({ kind, query }: { kind: 'failed' | 'thrown'; query: ListQuery }) {
  useEffect(() => notify({ kind: 'error', text: words[kind], id: words[kind] }), [kind]);
  return (
    <section
      className="mbe-24 grid overflow-hidden rounded-card border border-line bg-surface-1"
      aria-labelledby="list-error"
    >
      <div className="mbs-4 block-32">
        <BrokenTraceArt />
      </div>
      <div className="grid content-start justify-items-start gap-2 px-8 pbs-3 pbe-8">
        <h2 className="text-h3" id="list-error">
          {words.errorTitle}
        </h2>
        <p className="mbe-3 text-ink-2 max-inline-[52ch]">{words.errorText}</p>
        {/* A full load: it asks the server again, which a cached route would not. */}
        <form action={routes.dashboard}>
          {[...listParameters(query)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="secondary">
            <Glyph name="refresh" size={20} />
            {actions.retry}
          </Button>
        </form>
      </div>
    </section>
  );
}
