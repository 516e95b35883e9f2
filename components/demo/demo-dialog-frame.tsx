'use client';

import { type ComponentProps, lazy, type ReactNode, useActionState, useRef } from 'react';
import { sendDemoForm } from '@/lib/demo/actions';
import { DEMO_FORM_PAGE } from '@/lib/demo/demo-dialog-id';
import { useDemoDialog } from './use-demo-dialog';

/** On the one page that answers a posted form. */
const AnsweredForm = lazy(async () => ({ default: (await import('./answered-form')).AnsweredForm }));

/**
 * The demo dialog and its form, around what is in them: what the framework has to do with both.
 *
 * @param head The dialog's title.
 * @param children The fields, and what stands beneath.
 */
export function DemoDialogFrame({
  head,
  children,
  ...attributes
}: ComponentProps<'dialog'> & { head: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [posted, post] = useActionState(sendDemoForm, null, DEMO_FORM_PAGE);
  const onSubmit = useDemoDialog(dialog);
  return (
    <dialog {...attributes} ref={dialog} open={posted !== null} onSubmit={onSubmit}>
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
