import { usePathname, useRouter } from 'next/navigation';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { notify } from '@/components/toast/notify';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { OutdatedNote } from '@/components/ui/outdated-note';
import { signedInFlag } from '@/lib/auth/signed-in-flag';
import type { DemoFormState } from '@/lib/demo/form';
import { emptyFields, showErrors, valuesOf } from './controls';
import { DemoFields } from './demo-fields';
import { FailureNote, OfflineNote, OutcomeNote, SignedOutNote } from './demo-notes';
import { clearDraft, saveDraft } from './draft';
import { submitDemo } from './submit-demo';

const OUTDATED = 'This page is out of date. Reload it; your answers are kept.';

/** Loads the page anew; whoever is signed in finds the form open, as they left it. */
function reload() {
  saveDraft({ resume: signedInFlag() });
  location.reload();
}

/**
 * The demo form. The browser posts it by itself as long as there is nothing better; from here on it is sent without
 * leaving the page. What is typed is checked by live-form.ts, and kept in this tab until the request was sent.
 *
 * @param dialog Where it stands.
 * @param posted How the form ended that this page answers.
 * @param noted Whether that is still to be said.
 * @param post Where the browser posts it.
 */
export function DemoForm({
  dialog,
  hidden,
  posted,
  noted,
  post,
}: {
  dialog: RefObject<HTMLDialogElement | null>;
  hidden: boolean;
  posted: DemoFormState;
  noted: boolean;
  post: (form: FormData) => void;
}) {
  const [sending, setSending] = useState(false);
  const [offline, setOffline] = useState(false);
  const [signedOut, setSignedOut] = useState(false);
  const [outdated, setOutdated] = useState(false);
  const busy = useRef(false);
  const signInLink = useRef<HTMLAnchorElement>(null);
  const router = useRouter();
  const signInAddress = `/auth?next=${encodeURIComponent(usePathname())}`;
  const close = () => dialog.current?.close();

  useEffect(() => {
    const online = () => setOffline(false);
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);

  const leaveToSignIn = () => {
    saveDraft({ resume: true });
    close();
  };

  const send = async (form: HTMLFormElement) => {
    const result = await submitDemo(valuesOf(form), () => {
      leaveToSignIn();
      router.push(signInAddress);
    });
    if (result?.status === 'sent') {
      emptyFields(form);
      clearDraft();
      close();
    }
    if (result?.status === 'signed-out') {
      setSignedOut(true);
      requestAnimationFrame(() => signInLink.current?.focus());
    }
    if (result?.status === 'outdated') {
      setOutdated(true);
      // Whoever has closed the dialog meanwhile does not see its note.
      if (!dialog.current?.open) {
        const action = { label: 'Reload', run: reload };
        notify({ kind: 'error', text: OUTDATED, id: 'demo-request', action });
      }
    }
    if (result?.status === 'invalid') showErrors(form, result.errors);
  };

  /** A second press while the first is under way is ignored. */
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setOffline(!navigator.onLine);
    if (!navigator.onLine || busy.current) return;
    busy.current = true;
    setSending(true);
    await send(form);
    busy.current = false;
    setSending(false);
  };

  return (
    <form
      className="dialog__form"
      hidden={hidden}
      action={post}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      {posted?.born && <input type="hidden" name="born" value={posted.born} />}
      <div className="dialog__body">
        {/* Filled by live-form.ts, which keeps the draft. */}
        <p className="note" role="status" data-note="draft" hidden suppressHydrationWarning>
          {''}
        </p>
        <DemoFields posted={posted} />
      </div>
      <div className="dialog__foot">
        {noted && posted && posted.status !== 'invalid' && <OutcomeNote outcome={posted} />}
        <FailureNote />
        {offline && <OfflineNote />}
        {outdated && <OutdatedNote text={OUTDATED} onReload={reload} />}
        <SignedOutNote ref={signInLink} href={signInAddress} always={signedOut} onFollow={leaveToSignIn} />
        <div className="dialog__status" role="status">
          {/* What has the role itself describes nothing, in Firefox and Safari. */}
          <p id="demo-status" suppressHydrationWarning>
            Complete all four fields.
          </p>
        </div>
        <Button type="submit" full loading={sending} aria-describedby="demo-status">
          {sending ? 'Sending...' : 'Request Demo'}
        </Button>
        <p className="dialog__privacy">
          We use this to answer you, as our{' '}
          <Link className="link" href="/privacy" onClick={close}>
            Privacy Policy
          </Link>{' '}
          describes.
        </p>
      </div>
    </form>
  );
}
