import type { ReactNode } from 'react';
import { buttonClass, Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { SidePanel } from '@/components/ui/side-panel';
import { useInBrowser } from '@/components/ui/use-in-browser';
import {
  requestColumns,
  requestPanelWords as words,
  requestWorkWords,
  sendAgainWords,
} from '@/content/words/dashboard';
import type { RequestDetails } from '@/lib/dashboard/dashboard';
import type { DemoRequestRow } from '@/lib/dashboard/answers';
import type { PostedAnswer } from '@/lib/dashboard/posted-answer';
import { CameFrom } from './came-from';
import { Fact, Facts, PanelPart, PanelText } from './panel-parts';
import { RequestProgress } from './request-progress';
import { RequestTime } from './request-time';
import { RequestWork } from './request-work';
import { SameSender } from './same-sender';
import '@/components/ui/controls.css';

/**
 * The whole request, in a panel that opens from the right.
 *
 * @param href The address with this panel open.
 * @param account The reader's address.
 */
export function RequestPanel({
  request,
  details,
  account,
  open = false,
  href,
  neighbors,
  posted,
}: {
  request: DemoRequestRow;
  details?: RequestDetails | undefined;
  account: string | undefined;
  open?: boolean;
  href: string;
  neighbors?: ReactNode;
  posted?: PostedAnswer | undefined;
}) {
  // The forms of all panels would be most of the page: before hydration only the open one has them.
  const worksHere = useInBrowser(() => true, open);
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
            {words.reply}
          </a>
          <Button variant="secondary" className="noscript:hidden" data-copy={whole}>
            <Glyph name="copy" size={20} />
            {words.copy}
          </Button>
          {/* Empty it takes no room, and is there for screen readers before its first words come. */}
          <p className="basis-full text-sm leading-5 text-ink-2 empty:-mbs-3" role="status" tabIndex={-1} />
        </>
      }
    >
      {neighbors}
      <Facts>
        <Fact
          name={requestColumns.email}
          action={<CopyButton label={words.copyEmail} text={request.email} />}
        >
          <a className="link" href={mail}>
            {request.email}
          </a>
        </Fact>
        <Fact
          name={requestColumns.phone}
          action={<CopyButton label={words.copyPhone} text={request.phone} />}
        >
          <a
            className="link mono text-xs leading-5.5 tracking-[0] text-ink"
            href={`tel:${request.phone_dial ?? request.phone}`}
          >
            {request.phone}
          </a>
        </Fact>
        <Fact name={requestColumns.created_at}>
          <RequestTime at={request.created_at} />
        </Fact>
      </Facts>
      <PanelPart title={requestColumns.purpose}>
        <PanelText>{request.purpose}</PanelText>
      </PanelPart>
      {details?.state &&
        (worksHere ? (
          <RequestWork
            id={request.id}
            account={account}
            state={details.state}
            posted={posted && 'event' in posted ? posted.event : undefined}
          />
        ) : (
          <a className="link hidden noscript:block" href={href}>
            {requestWorkWords.open}
          </a>
        ))}
      <CameFrom attribution={details?.attribution ?? {}} />
      <SameSender email={request.email} counts={details?.senders} />
      {posted && 'again' in posted && (
        <p className="text-sm leading-5 text-ink-2">{sendAgainWords[posted.again.status]}</p>
      )}
      <RequestProgress request={request} notification={details?.notification} state={details?.state} />
    </SidePanel>
  );
}

function CopyButton({ label, text }: { label: string; text: string }) {
  return (
    <button
      type="button"
      className="icon-btn -my-1.75 -me-2.5 size-9 flex-none noscript:hidden"
      aria-label={label}
      data-copy={text}
    >
      <Glyph name="copy" size={16} />
    </button>
  );
}
