'use client';

import { type ComponentProps, lazy, type ReactNode, useActionState } from 'react';
import { sendDemoForm } from '@/lib/demo/actions';
import * as routes from '@/lib/routes';
import { followDialog, sendInPlace } from './follow-dialog';
import { useReopening } from './use-reopening';
import './dialog.css';

/** Lazy loading: needed only on the page that answers a posted form. */
const AnsweredForm = lazy(async () => ({ default: (await import('./answered-form')).AnsweredForm }));

/**
 * The client component of the demo dialog and its form. The content is passed in, rendered on the server.
 *
 * @param head The dialog's title.
 * @param children The fields, and what stands beneath.
 */
export function DemoDialogFrame({
  head,
  children,
  ...attributes
}: ComponentProps<'dialog'> & { head: ReactNode }) {
  const [posted, post] = useActionState(sendDemoForm, null, routes.demo);
  useReopening();
  return (
    <dialog {...attributes} ref={followDialog} open={posted !== null} onSubmit={sendInPlace}>
      {head}
      {posted ? (
        <AnsweredForm posted={posted} post={post} />
      ) : (
        <form className="dialog__form" action={post} noValidate>
          {children}
        </form>
      )}
    </dialog>
  );
}
