import { buttonClass, Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { SidePanel } from '@/components/ui/side-panel';
import type { RequestDetails } from '@/lib/demo/dashboard';
import type { DemoRequestRow } from '@/lib/demo/queries';
import { CameFrom } from './came-from';
import { RequestProgress } from './request-progress';
import { RequestTime } from './request-time';
import './request-panel.css';

/**
 * The whole request, in a panel that opens from the right.
 *
 * @param open Open from the beginning.
 */
export function RequestPanel({
  request,
  details,
  open = false,
}: {
  request: DemoRequestRow;
  details?: RequestDetails | undefined;
  open?: boolean;
}) {
  // Encoded, so that an address cannot smuggle further recipients in.
  const mail = `mailto:${encodeURIComponent(request.email)}`;
  const whole = [request.name, request.email, request.phone, '', request.purpose].join('\n');
  return (
    <SidePanel
      id={`request-${request.id}`}
      title={request.name || '–'}
      open={open}
      foot={
        <>
          <a className={buttonClass({})} href={mail}>
            <Glyph name="mail" size={20} />
            Reply by email
          </a>
          <Button variant="secondary" className="copy" data-copy={whole}>
            <Glyph name="copy" size={20} />
            Copy
          </Button>
          <p className="panel-status" role="status" />
        </>
      }
    >
      <dl className="facts">
        <dt>Email</dt>
        <dd className="facts__copied">
          <a className="link" href={mail}>
            {request.email}
          </a>
          <CopyButton what="email address" text={request.email} />
        </dd>
        <dt>Phone</dt>
        <dd className="facts__copied">
          <a className="link mono" href={`tel:${request.phone}`}>
            {request.phone}
          </a>
          <CopyButton what="phone number" text={request.phone} />
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
      <CameFrom attribution={details?.attribution ?? {}} />
      <RequestProgress request={request} notification={details?.notification} />
    </SidePanel>
  );
}

function CopyButton({ what, text }: { what: string; text: string }) {
  return (
    <button type="button" className="icon-btn icon-btn--36 copy" aria-label={`Copy ${what}`} data-copy={text}>
      <Glyph name="copy" size={16} />
    </button>
  );
}
