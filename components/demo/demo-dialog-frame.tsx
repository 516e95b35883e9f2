'use client';

import { lazy, type ReactNode, useActionState, useRef } from 'react';
import { sendDemoForm } from '@/lib/demo/actions';
import { DEMO_DIALOG, DEMO_FORM_PAGE } from '@/lib/demo/demo-dialog-id';
import { useDemoDialog } from './use-demo-dialog';

/** On the one page that answers a posted form. */
const AnsweredForm = lazy(async () => ({ default: (await import('./answered-form')).AnsweredForm }));

/**
 * The demo dialog and its form, around what is in them.
 *
 * @param head Its title.
 * @param children The fields, and what stands beneath.
 */
export function DemoDialogFrame({ head, children }: { head: ReactNode; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [posted, post] = useActionState(sendDemoForm, null, DEMO_FORM_PAGE);
  const onSubmit = useDemoDialog(dialog);
  return (
    <dialog
      ref={dialog}
      id={DEMO_DIALOG}
      className="dialog"
      aria-labelledby="demo-title"
      aria-describedby="demo-promise"
      closedby="any"
      open={posted !== null}
      onSubmit={onSubmit}
    >
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
