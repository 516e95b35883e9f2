import type { PanelData } from '@/lib/demo/request-details';
import type { DemoRequestRow } from '@/lib/demo/queries';
import { PanelBehaviour } from './panel-behaviour';
import { RequestPanel } from './request-panel';

/** The panels of the requests on the page, and of the one that the address asks for: open from the beginning. */
export function RequestPanels({ rows, details, asked }: { rows: DemoRequestRow[] } & PanelData) {
  const all = asked && !rows.some(({ id }) => id === asked.id) ? [...rows, asked] : rows;
  return (
    <>
      {all.map((row) => (
        <RequestPanel key={row.id} request={row} details={details[row.id]} open={row.id === asked?.id} />
      ))}
      <PanelBehaviour asked={asked?.id} />
    </>
  );
}
