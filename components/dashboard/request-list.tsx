import { BrokenTraceArt, EmptyArt } from '@/components/art/state-art';
import { Button, ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { type DemoRequestList, PAGE_SIZE } from '@/lib/demo/queries';
import type { PanelData } from '@/lib/demo/request-details';
import { RequestPanels } from './request-panels';
import { RequestTable } from './request-table';
import { ToastOnShow } from './toast-on-show';

const failures = {
  failed: 'Failed to fetch demo requests',
  thrown: 'An error occurred while fetching data',
};

/** The requests, their number, and the ways to newer and older ones; or why there are none. */
export function RequestList({
  list,
  page,
  panels = { details: {}, asked: null },
}: {
  list: Exclude<DemoRequestList, { status: 'past-the-end' }>;
  page: number;
  panels?: PanelData | undefined;
}) {
  if (list.status !== 'ok') return <DashboardError kind={list.status} />;
  const { rows, total } = list;
  return (
    <div className="table-block">
      <p className="table-total" aria-hidden="true">
        Total requests: {total}
      </p>
      {rows.length > 0 ? <RequestTable rows={rows} total={total} details={panels.details} /> : <Empty />}
      <RequestPanels rows={rows} {...panels} />
      {total > PAGE_SIZE && <Pages page={page} shown={rows.length} total={total} />}
    </div>
  );
}

/** Says that the list could not be read, and offers another try. */
function DashboardError({ kind }: { kind: 'failed' | 'thrown' }) {
  return (
    <section className="error-panel" aria-labelledby="list-error">
      <ToastOnShow kind="error" text={failures[kind]} />
      <div className="error-panel__art">
        <BrokenTraceArt />
      </div>
      <div className="error-panel__body">
        <h2 className="h3" id="list-error">
          The list could not be loaded.
        </h2>
        <p>Try again in a moment.</p>
        {/* A full load: it asks the server again, which a cached route would not. */}
        <form action="/dashboard-list-form-data">
          <Button type="submit" variant="secondary">
            <Glyph name="refresh" size={20} />
            Retry
          </Button>
        </form>
      </div>
    </section>
  );
}

function Empty() {
  return (
    <div className="table-wrap state-box">
      <div className="state-box__art">
        <EmptyArt />
      </div>
      <h2 className="h4">No demo requests found.</h2>
      <p>Requests appear here as soon as someone submits the form.</p>
    </div>
  );
}

function Pages({ page, shown, total }: { page: number; shown: number; total: number }) {
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = first + shown - 1;
  const link = (to: number) => `/dashboard-list-form-data?page=${to}`;
  return (
    <nav className="table-foot" aria-label="Pages">
      <span>{shown > 0 ? `${first} to ${last} of ${total}` : `0 of ${total}`}</span>
      <div className="table-foot__pages">
        {page > 1 && (
          <ButtonLink variant="secondary" size="compact" href={link(page - 1)} prefetch={false}>
            <Glyph name="chevron-left" size={16} />
            Newer
          </ButtonLink>
        )}
        {last < total && shown > 0 && (
          <ButtonLink variant="secondary" size="compact" href={link(page + 1)} prefetch={false}>
            Older
            <Glyph name="chevron-right" size={16} />
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
