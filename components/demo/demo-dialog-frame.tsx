'use client';

import { type ComponentProps, lazy, type ReactNode, useActionState, useState } from 'react';
import { sendDemoForm } from '@/lib/demo/actions';
import * as routes from '@/lib/routes';
import { DialogForm } from './dialog-form';
import { followDialog, sendInPlace } from './follow-dialog';
import { useReopening } from './use-reopening';

/** Lazy loading: needed only on the page that answers a posted form. */
const AnsweredForm = lazy(async () => ({ default: (await import('./answered-form')).AnsweredForm }));

/** The client component of the demo dialog and its form. The content is passed in, rendered on the server. */
export function DemoDialogFrame({
  head,
  children,
  ...attributes
}: ComponentProps<'dialog'> & { head: ReactNode }) {
  const [posted, post] = useActionState(sendDemoForm, null, routes.demo);
  const [receipt, showReceipt] = useState<ReactNode>(null);
  useReopening();
  return (
    <dialog {...attributes} ref={followDialog} open={posted !== null} onSubmit={sendInPlace(showReceipt)}>
      {head}
      {receipt}
      {posted ? (
        <AnsweredForm posted={posted} post={post} />
      ) : (
        <DialogForm action={post}>{children}</DialogForm>
      )}
    </dialog>
  );
}
