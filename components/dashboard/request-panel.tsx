'use client';

import { cx } from 'class-variance-authority';
import { useRouter } from 'next/navigation';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import { getButtonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet';
import { tw } from '@/components/ui/tw';
import { originMessages, panelMessages, requestColumns } from '@/content/messages/dashboard';
import type { OpenRequest } from '@/lib/dashboard/read-dashboard';
import type { Access } from '@/lib/dashboard/read-team';
import { getPhoneHref, readField, splitFields } from '@/lib/demo/read-field';
import type { DemoField } from '@/lib/demo/fields';
import { toAsciiEmail } from '@/lib/input-rules';
import { CopyButton } from './copy-button';
import { NoteForm } from './note-form';
import { RequestDeliveries } from './request-deliveries';
import { RequestHistory } from './request-history';
import { RequestTime } from './request-time';
import { StatusForm } from './status-form';

export function RequestPanel({
  open: { request, history, staff },
  access,
  closeHref,
}: {
  open: OpenRequest;
  access: Access;
  /** The address of the list without it. */
  closeHref: string;
}) {
  const router = useRouter();
  // It closes at once. Where its request is opened again before the list has loaded, it opens again.
  const [isOpen, setOpen] = useOptimistic(true);
  const mail = getMailHref(request.email);
  const links: Partial<Record<DemoField, { href: string; copy: string; className?: string }>> = {
    email: { href: mail, copy: panelMessages.copyEmail },
    phone: {
      href: getPhoneHref(request),
      copy: panelMessages.copyPhone,
      className: tw`mono text-xs leading-5.5 text-ink`,
    },
  };
  const { lines, texts } = splitFields(request);
  const state = request.demo_request_states;

  const change = (opens: boolean) => {
    if (opens) return;
    startTransition(() => {
      setOpen(false);
      router.push(closeHref, { scroll: false });
    });
  };
  return (
    <Sheet
      title={<bdi>{request.name}</bdi>}
      open={isOpen}
      onOpenChange={change}
      returnFocusTo={`request-${request.id}`}
      footer={
        <a className={getButtonClass()} href={mail}>
          <Icon name="mail" size={20} />
          {panelMessages.reply}
        </a>
      }
    >
      <dl className={facts}>
        {lines
          .filter((name) => name !== 'name')
          .map((name) => {
            const text = readField(request, name);
            const link = links[name];
            return (
              <Fact
                key={name}
                name={requestColumns[name]}
                action={link && <CopyButton label={link.copy} text={text} />}
              >
                {link ? (
                  <a className={cx('link', link.className)} href={link.href}>
                    <bdi>{text}</bdi>
                  </a>
                ) : (
                  <bdi>{text}</bdi>
                )}
              </Fact>
            );
          })}
        <Fact name={requestColumns.created_at}>
          <RequestTime timestamp={request.created_at} />
        </Fact>
      </dl>
      {texts.map((name) => (
        <PanelSection key={name} title={requestColumns[name]}>
          <p className="text-base leading-6 wrap-anywhere whitespace-pre-line text-ink-2" dir="auto">
            {readField(request, name)}
          </p>
        </PanelSection>
      ))}
      {state && (
        <PanelSection title={panelMessages.progress}>
          <StatusForm id={request.id} state={state} staff={staff} access={access} />
        </PanelSection>
      )}
      {state && (
        <PanelSection title={panelMessages.notes}>
          <NoteForm id={request.id} notes={request.demo_request_notes} staff={staff} access={access} />
        </PanelSection>
      )}
      <PanelSection title={panelMessages.origin}>
        <Origin attribution={request.attribution} />
      </PanelSection>
      {request.deliveries.length > 0 && (
        <PanelSection title={panelMessages.deliveries}>
          <RequestDeliveries id={request.id} deliveries={request.deliveries} />
        </PanelSection>
      )}
      {state && (
        <PanelSection title={panelMessages.history}>
          <RequestHistory receivedAt={request.created_at} history={history} staff={staff} />
        </PanelSection>
      )}
    </Sheet>
  );
}

/** Returns the link that writes to an address. All but the @ is encoded: it smuggles no further recipients in. */
const getMailHref = (email: string) =>
  `mailto:${toAsciiEmail(email).split('@').map(encodeURIComponent).join('@')}`;

const facts = 'grid grid-cols-[5rem_minmax(0,1fr)] text-sm leading-5.5';

function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-sm leading-5 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Fact({ name, children, action }: { name: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="contents *:border-be *:border-line *:py-2.25 *:wrap-anywhere">
      <dt className="text-ink-3">{name}</dt>
      <dd className={action ? 'flex items-center justify-between' : undefined}>
        {children}
        {action}
      </dd>
    </div>
  );
}

function Origin({ attribution }: { attribution: Record<string, string> }) {
  const known = Object.entries(originMessages).filter(([name]) => attribution[name]);
  if (known.length === 0)
    return <p className="text-sm leading-5 text-ink-2">{panelMessages.unknownOrigin}</p>;
  return (
    <dl className={facts}>
      {known.map(([name, label]) => (
        <Fact key={name} name={label}>
          <bdi>{attribution[name]}</bdi>
        </Fact>
      ))}
    </dl>
  );
}
