import { useEffect, useRef, useState } from 'react';
import type { DemoFormState } from '@/lib/demo/form';
import { DemoFormBody } from './demo-form-body';
import { DialogForm } from './dialog-form';
import { clearDraft } from './draft';
import { OutcomeNote } from './outcome-note';
import { DemoReceipt } from './receipt';

/**
 * The demo form on the page that answers a post without scripts: says how it ended. After a success a receipt stands in
 * its place until the dialog was closed; after a failure the fields keep what was typed.
 */
export function AnsweredForm({
  posted,
  post,
}: {
  posted: NonNullable<DemoFormState>;
  post: (form: FormData) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState(false);
  const done = 'receipt' in posted;

  useEffect(() => {
    if (done) clearDraft();
    const dialog = form.current?.closest('dialog');
    const onClose = () => setSeen(true);
    dialog?.addEventListener('close', onClose);
    return () => dialog?.removeEventListener('close', onClose);
  }, [done]);

  return (
    <>
      {done && (
        <DemoReceipt
          saved={posted}
          isWhole={!seen}
          onDone={() => setSeen(true)}
          note={!seen && <OutcomeNote outcome={posted} />}
        />
      )}
      {/* Hidden, not unmounted: hydrate-form.ts has added its listeners to these elements once. */}
      <DialogForm ref={form} hidden={done && !seen} action={post}>
        {posted.born && <input type="hidden" name="born" value={posted.born} />}
        <DemoFormBody posted={done ? null : posted} noted={!seen} />
      </DialogForm>
    </>
  );
}
