'use client';

import { Link } from '@/components/ui/link';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { OutdatedNote } from '@/components/ui/outdated-note';
import { notify } from '@/components/toast/notify';
import { signedInFlag } from '@/lib/auth/signed-in-flag';
import type { DemoRequest } from '@/lib/demo/schema';
import { DemoFields } from './demo-fields';
import { DraftNote, SignedOutNote, OfflineNote } from './demo-notes';
import { saveDraft } from './draft';
import { submitDemo } from './submit-demo';
import { useDemoForm } from './use-demo-form';
import './dialog.css';

const OUTDATED = 'This page is out of date. Reload it; your answers are kept.';

/** Loads the page anew; whoever is signed in finds the form open, as they left it. */
function reload() {
  saveDraft({ resume: signedInFlag() });
  location.reload();
}

/**
 * The demo form. Submit is disabled until all four fields are valid; what is typed is kept in this tab until
 * the request was sent.
 *
 * @param restored The fields begin with a draft of an earlier opening.
 * @param onClose Closes the dialog.
 */
export function DemoForm({ restored: began, onClose }: { restored: boolean; onClose: () => void }) {
  const form = useDemoForm();
  const { formState, handleSubmit, setError, setFocus, startOver } = form;
  const [restored, setRestored] = useState(began);
  const [offline, setOffline] = useState(false);
  const [signedOut, setSignedOut] = useState(() => !signedInFlag());
  const [outdated, setOutdated] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const signInButton = useRef<HTMLButtonElement>(null);
  const router = useRouter();
  const path = usePathname();

  const signIn = () => {
    saveDraft({ resume: true });
    onClose();
    router.push(`/auth?next=${encodeURIComponent(path)}`);
  };

  useEffect(() => {
    const online = () => setOffline(false);
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);

  const submit = async (values: DemoRequest) => {
    setOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    const result = await submitDemo(values, signIn);
    if (result?.status === 'sent') {
      startOver();
      onClose();
    }
    if (result?.status === 'signed-out') {
      setSignedOut(true);
      // The toast is outside the dialog, where the keyboard cannot go.
      requestAnimationFrame(() => signInButton.current?.focus());
    }
    if (result?.status === 'outdated') {
      setOutdated(true);
      // The dialog was closed meanwhile, and its note with it.
      if (!element.current) {
        const action = { label: 'Reload', run: reload };
        notify({ kind: 'error', text: OUTDATED, id: 'demo-request', action });
      }
    }
    if (result?.status === 'invalid') {
      for (const [name, message] of Object.entries(result.errors)) {
        setError(name as keyof DemoRequest, { message }, { shouldFocus: true });
      }
    }
  };

  const { isValid, isSubmitting } = formState;
  return (
    // A second press while the first is under way is ignored.
    <form
      ref={element}
      className="dialog__form"
      noValidate
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : void handleSubmit(submit)(event))}
    >
      <div className="dialog__body">
        {restored && (
          <DraftNote
            onClear={() => {
              startOver();
              setRestored(false);
              setFocus('name');
            }}
          />
        )}
        <DemoFields form={form} />
      </div>
      <div className="dialog__foot">
        {offline && <OfflineNote />}
        {outdated && <OutdatedNote text={OUTDATED} onReload={reload} />}
        {signedOut && <SignedOutNote ref={signInButton} onSignIn={signIn} />}
        <div className="dialog__status" role="status">
          {isValid && <Glyph name="check" size={16} />}
          {/* What has the role itself describes nothing, in Firefox and Safari. */}
          <p id="demo-status">{isValid ? 'All four fields are complete.' : 'Complete all four fields.'}</p>
        </div>
        <Button type="submit" full disabled={!isValid} loading={isSubmitting} aria-describedby="demo-status">
          {isSubmitting ? 'Sending...' : 'Request Demo'}
        </Button>
        <p className="dialog__privacy">
          We use this to answer you, as our{' '}
          <Link className="link" href="/privacy" onClick={onClose}>
            Privacy Policy
          </Link>{' '}
          describes.
        </p>
      </div>
    </form>
  );
}
