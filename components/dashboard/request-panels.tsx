'use client';

import type { PanelData } from '@/lib/dashboard/dashboard';
import type { DemoRequestRow } from '@/lib/dashboard/answers';
import { type ListQuery, requestHref } from '@/lib/dashboard/list-query';
import type { PostedAnswer } from '@/lib/dashboard/posted-answer';
import { Neighbors } from './neighbors';
import { PanelBehaviour } from './panel-behaviour';
import { RequestPanel } from './request-panel';

/**
 * The panels of the requests on the page, and of the one that the address asks for: open from the beginning. For the
 * browser, so that the rows are sent as data: as elements they would be cut into pieces that arrive one by one, each
 * put into its place by a script, and those inside a drawing hidden by a style attribute that the policy forbids.
 */
export function RequestPanels({
  rows,
  query,
  details,
  viewer,
  asked,
  posted,
}: { rows: DemoRequestRow[]; query: ListQuery; posted?: PostedAnswer | undefined } & PanelData) {
  // In front: an open panel whose row leaves the page, because its status changed, must not be moved. It would no longer be
  // modal.
  const all = asked && !rows.some(({ id }) => id === asked.id) ? [asked, ...rows] : rows;
  return (
    <>
      {all.map((row, index) => (
        <RequestPanel
          key={row.id}
          request={row}
          details={details[row.id]}
          account={viewer}
          open={row.id === asked?.id}
          href={requestHref(query, row.id)}
          posted={row.id === asked?.id ? posted : undefined}
          neighbors={<Neighbors rows={all} index={index} query={query} />}
        />
      ))}
      <PanelBehaviour asked={asked?.id} />
    </>
  );
}
