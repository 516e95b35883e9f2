import { SidePanel } from '@/components/ui/side-panel';
import type { DemoRequestRow } from '@/lib/demo/queries';
import { RequestTime } from './request-time';

/** The whole request, in a panel that opens from the right. */
export function RequestPanel({ request }: { request: DemoRequestRow }) {
  // Encoded, so that an address cannot smuggle further recipients in.
  const mail = `mailto:${encodeURIComponent(request.email)}`;
  return (
    <SidePanel
      id={`request-${request.id}`}
      title={request.name || '–'}
      foot={
        <a className="btn btn--primary" href={mail}>
          Reply by email
        </a>
      }
    >
      <dl className="facts">
        <dt>Email</dt>
        <dd>
          <a className="link" href={mail}>
            {request.email}
          </a>
        </dd>
        <dt>Phone</dt>
        <dd>
          <a className="link mono" href={`tel:${request.phone}`}>
            {request.phone}
          </a>
        </dd>
        <dt>Created At</dt>
        <dd>
          <RequestTime at={request.created_at} />
        </dd>
      </dl>
      <div>
        <h3 className="field__label">Purpose</h3>
        <p className="prose-box">{request.purpose}</p>
      </div>
    </SidePanel>
  );
}
