'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { usePathname } from 'next/navigation';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CodeStep } from '@/components/forms/code-step';
import { type Failure, useServerForm } from '@/components/forms/use-server-form';
import { failureText } from '@/components/toast/failure-text';
import { notify } from '@/components/toast/notify';
import { Button } from '@/components/ui/button';
import { dialogLook } from '@/components/ui/dialog-look';
import { Glyph } from '@/components/ui/glyph';
import { Link } from '@/components/ui/link';
import { OutdatedNote } from '@/components/ui/outdated-note';
import { useInBrowser } from '@/components/ui/use-in-browser';
import { actions } from '@/content/words/actions';
import { codeWords } from '@/content/words/code';
import { demoDialog } from '@/content/words/demo';
import { demoFormWords } from '@/content/words/demo-form';
import { demoSending } from '@/content/words/demo-outcomes';
import { demoReceipt } from '@/content/words/demo-receipt';
import { networkFailure } from '@/content/words/network';
import { sendDemoForm } from '@/lib/demo/actions';
import { DEMO_DIALOG } from '@/lib/demo/demo-dialog-id';
import { readDraft, saveDraft } from '@/lib/demo/draft';
import { fieldNames } from '@/lib/demo/fields';
import { demoRequestSchema, type DemoRequest } from '@/lib/demo/schema';
import type { DemoFormState } from '@/lib/demo/state';
import * as routes from '@/lib/routes';
import { signedInFlag } from '@/lib/security/signed-in-flag';
import { DemoFields } from './demo-fields';
import { firstVisit } from './first-visit';
import { explainOutcome, getToast, isOutcome } from './outcome-text';
import { DemoReceipt } from './receipt';
import { useDemoDraft } from './use-demo-draft';
import { useReopening } from './use-reopening';
import '@/components/ui/controls.css';

const resolver = zodResolver(demoRequestSchema);

/**
 * The demo dialog: four fields, and for visitors without a session a second step that confirms the address. The browser
 * opens it, takes what is typed and posts it to the same action before hydration and without scripts.
 */
export function DemoForm({ children }: { children: ReactNode }) {
  const server = useServerForm<DemoFormState>(sendDemoForm, null, routes.demo);
  const { posted, state, setState, failure, pending, send } = server;
  const fields = useForm<DemoRequest>({ resolver, mode: 'onChange' });
  const draft = useDemoDraft(fields);
  const isHydrated = useInBrowser(() => true, false);
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  /** The receipt takes the place of the form until the dialog is closed or another request is wanted. */
  const [isReceiptAlone, setReceiptAlone] = useState(true);
  useReopening(dialog);
  useEffect(() => {
    // The page that answers a posted form opens it without a script.
    if (!dialog.current?.open || dialog.current.matches(':modal')) return;
    dialog.current.removeAttribute('open');
    dialog.current.showModal();
  }, []);

  const { isValid } = fields.formState;
  const code =
    state?.status === 'signed-out' ? (state.code ?? { email: state.values.email, sentAt: null }) : null;
  const saved = state && 'receipt' in state ? state : null;
  const isFormHidden = saved !== null && isReceiptAlone;

  const answer = (next: DemoFormState) => {
    if (!next) return;
    if (next.status === 'invalid')
      for (const name of fieldNames.toReversed())
        if (next.errors[name]) fields.setError(name, { message: next.errors[name] }, { shouldFocus: true });
    if ('receipt' in next) {
      draft.clear();
      setReceiptAlone(next.status === 'saved');
    }
    if (next.status === 'sent') dialog.current?.close();
    if (!isOutcome(next) || (next.status === 'signed-out' && code)) return;
    const action = { label: demoReceipt.open, run: () => dialog.current?.showModal() };
    notify({
      ...getToast(next),
      id: 'demo-request',
      // The second step is there to be taken.
      brief: next.status === 'signed-out',
      ...(next.status === 'sent' && { action }),
    });
  };
  const fail = (failed: Failure) => {
    if (failed.kind === 'outdated') return;
    const text =
      failed.kind === 'error' ? failureText(failed.cause, demoSending.unexpected) : demoSending.unexpected;
    notify({ kind: 'error', text, id: 'demo-request' });
  };
  const post = (intent: 'send' | 'mail' | 'confirm') => {
    const data = new FormData(form.current ?? undefined);
    // The words stay in this tab until they are sent.
    if (intent === 'mail') for (const name of fieldNames) if (name !== 'email') data.delete(name);
    data.set('intent', intent);
    data.set('draftId', readDraft()?.id ?? '');
    data.set('visit', JSON.stringify(firstVisit()));
    send(data, answer, fail);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending !== null) return;
    const { value } = (event.nativeEvent.submitter ?? {}) as Partial<HTMLButtonElement>;
    if (code) {
      post(value === 'mail' || code.sentAt === null ? 'mail' : 'confirm');
      return;
    }
    void fields.handleSubmit((values) => {
      if (signedInFlag()) {
        post('send');
        return;
      }
      const signedOut = { status: 'signed-out', values } as const;
      answer(signedOut);
      setState(signedOut);
    })();
  };
  const edit = () => {
    setState({ status: 'editing', values: fields.getValues() });
    setTimeout(() => fields.setFocus('email', { shouldSelect: true }));
  };

  return (
    <dialog
      ref={dialog}
      id={DEMO_DIALOG}
      className={`${dialogLook} overflow-auto inline-140 sheet:inline-full`}
      aria-labelledby="demo-title"
      aria-describedby="demo-promise"
      closedby="any"
      data-hydrated={isHydrated ? '' : undefined}
      open={posted !== null}
      // The browser opens it before hydration.
      suppressHydrationWarning
      onClose={() => {
        setReceiptAlone(false);
        draft.noteKept();
      }}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) dialog.current?.close();
      }}
    >
      {children}
      {saved && (
        <DemoReceipt
          saved={saved}
          isWhole={isReceiptAlone}
          note={posted === saved ? getToast(saved).text : null}
          onDone={() => {
            setReceiptAlone(false);
            setTimeout(() => fields.setFocus('name'));
          }}
        />
      )}
      <form
        ref={form}
        hidden={isFormHidden}
        className="flex-auto grid-cols-[minmax(0,1fr)] grid-rows-[minmax(14rem,1fr)_auto] min-block-0 low:flex-none low:grid-rows-[auto_auto] [&:not([hidden])]:grid"
        noValidate={isHydrated}
        action={server.formAction}
        onSubmit={submit}
      >
        {posted?.draftId && <input type="hidden" name="draftId" value={posted.draftId} />}
        <div
          hidden={code !== null}
          className="content-start gap-3 overflow-auto px-8 pbs-3 pbe-2.5 sheet:gap-2 sheet:px-5 sheet:pbe-4 [&:not([hidden])]:grid [@media(height<34rem)]:overflow-visible"
        >
          {draft.isKept && (
            <p className="note mbe-1" role="status">
              <Glyph name="refresh" size={20} />
              {demoFormWords.kept}
              <button
                type="button"
                className="link"
                onClick={() => {
                  draft.clear();
                  // Emptying forgets the inputs until the next render.
                  setTimeout(() => fields.setFocus('name'));
                }}
              >
                {demoFormWords.clear}
              </button>
            </p>
          )}
          <DemoFields
            form={fields}
            isHydrated={isHydrated}
            posted={{
              values: posted?.values,
              errors: posted?.status === 'invalid' ? posted.errors : undefined,
            }}
          />
        </div>
        {code && (
          <div className="overflow-auto px-8 pbs-3 pbe-2.5 sheet:px-5 sheet:pbe-4">
            {posted && code.sentAt === null && (
              <p className="note note--human mbe-4" role="alert">
                {getToast({ status: 'signed-out' }).text}
              </p>
            )}
            <CodeStep
              id="demo-code"
              code={code}
              pending={pending}
              confirm={{ label: demoDialog.confirm, busy: demoSending.busy }}
              links={
                <>
                  <EditButton isHydrated={isHydrated} onClick={edit} />
                  <SignInLink />
                </>
              }
            />
          </div>
        )}
        {/* What is scrolled beneath it fades out, and is not cut through. */}
        <div className="relative grid gap-2 border-bs border-line px-8 pbs-3 pbe-4 shadow-[0_-6px_8px_-2px_var(--surface-1)] sheet:px-5 [&>.note]:py-2 [&>.note]:text-xs">
          {state && isOutcome(state) && explainOutcome(state) && (
            <p className="note note--human" role="alert">
              <Glyph name="error" size={20} />
              <span key={state.status}>
                {posted === state ? `${getToast(state).text} ` : ''}
                {explainOutcome(state)}
              </span>
            </p>
          )}
          {failure?.kind === 'network' && (
            <p className="note note--human" role="alert">
              <Glyph name="error" size={20} />
              <span>{navigator.onLine ? networkFailure : demoFormWords.offline}</span>
            </p>
          )}
          {failure?.kind === 'outdated' && <OutdatedNote onReload={() => location.reload()} />}
          {!code && (
            <>
              <div role="status">
                {/* What has the role itself describes nothing, in Firefox and Safari. */}
                <p
                  className="flex items-center justify-center gap-2 text-xs leading-5 font-book text-ink-2 sheet:justify-start [&>.glyph]:text-success"
                  id="demo-status"
                >
                  {isValid && <Glyph name="check" size={16} />}
                  <span key={String(isValid)}>
                    {isValid ? demoFormWords.complete : demoFormWords.incomplete}
                  </span>
                </p>
              </div>
              <Button
                type="submit"
                name="intent"
                value="send"
                full
                // Until it is hydrated the browser checks and posts the form.
                disabled={isHydrated && !isValid}
                loading={pending === 'send'}
                className="not-noscript:[form:has(:placeholder-shown)_&]:bg-surface-3 not-noscript:[form:has(:placeholder-shown)_&]:text-ink-3"
                aria-describedby="demo-status"
              >
                <span key={pending}>{pending === 'send' ? demoSending.busy : actions.requestDemo}</span>
              </Button>
            </>
          )}
          <p className="text-center text-xs leading-5 text-balance text-ink-3 sheet:text-start">
            {demoDialog.privacy.before}{' '}
            <Link className="link" href={routes.privacy}>
              {demoDialog.privacy.link}
            </Link>{' '}
            {demoDialog.privacy.after}
          </p>
        </div>
      </form>
    </dialog>
  );
}

/** Leads back to the fields. Without scripts it posts the form. */
function EditButton({ isHydrated, onClick }: { isHydrated: boolean; onClick: () => void }) {
  return (
    <button
      type={isHydrated ? 'button' : 'submit'}
      name="intent"
      value="edit"
      formNoValidate
      className="link"
      onClick={onClick}
    >
      {codeWords.changeEmail}
    </button>
  );
}

/** Leads to sign-in, and from there back to this page and the filled form. */
function SignInLink() {
  return (
    <Link
      className="link"
      href={routes.asking(routes.auth, { next: usePathname() })}
      prefetch={false}
      onClick={() => saveDraft({ isResumed: true })}
    >
      {demoDialog.signIn}
    </Link>
  );
}
