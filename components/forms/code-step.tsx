'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { AlertNote } from '@/components/ui/note';
import { codeMessages } from '@/content/messages/code';
import { findCode } from '@/lib/auth/mailed-code';
import { CODE_PAUSE_MS, type CodeState } from '@/lib/auth/state';

/**
 * Step of a form that asks for a mailed code, then takes it. Its buttons have the values `mail` and `confirm`.
 *
 * @param pending Which button's action is running.
 */
export function CodeStep({
  id,
  code,
  pending,
  messages,
  formActions,
  children,
  links,
}: {
  id: string;
  code: CodeState;
  pending: string | null;
  messages: CodeStepMessages;
  formActions: Record<'mail' | 'confirm', (form: FormData) => void>;
  children?: ReactNode;
  links: ReactNode;
}) {
  const { email, sentAt, error, isLate, isAgain } = code;
  const isSent = sentAt !== null;
  const mailed = (isLate ? codeMessages.late : isAgain ? codeMessages.mailedAgain : messages.mailed)(email);
  const lead = isSent ? mailed : codeMessages.before(email);
  return (
    <section className="grid content-start gap-3" aria-labelledby={`${id}-title`}>
      {messages.step && <p className="label text-ink-3">{messages.step}</p>}
      <h3 className="text-h4" id={`${id}-title`}>
        {messages.title}
      </h3>
      <p className="text-base leading-6 wrap-anywhere text-ink-2" role="status">
        <span key={lead}>{lead}</span>
      </p>
      {isSent && <CodeField key={sentAt} id={id} code={code} />}
      {isSent && children}
      {!isSent && error && <AlertNote icon="warn" text={error} />}
      <Button
        key={String(isSent)}
        type="submit"
        formAction={formActions[isSent ? 'confirm' : 'mail']}
        value={isSent ? 'confirm' : 'mail'}
        full
        // The step's heading comes into view with it.
        className="scroll-mbs-52"
        autoFocus={!isSent}
        loading={pending === (isSent ? 'confirm' : 'mail')}
      >
        <span key={pending}>{readLabel(isSent, pending, messages)}</span>
      </Button>
      {isSent && (
        <ResendButton
          id={id}
          mailedAt={code.mailedAt}
          formAction={formActions.mail}
          isPending={pending === 'mail'}
        />
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm leading-5.5">{links}</p>
    </section>
  );
}

export interface CodeStepMessages {
  /** Which of the form's steps it is. */
  step?: string;
  title: string;
  mailed: (email: string) => string;
  confirm: string;
  busy: string;
}

function readLabel(isSent: boolean, pending: string | null, { confirm, busy }: CodeStepMessages): string {
  if (!isSent) return pending === 'mail' ? codeMessages.mailing : codeMessages.mail;
  return pending === 'confirm' ? busy : confirm;
}

function CodeField({ id, code: { sentAt, error }, code }: { id: string; code: CodeState }) {
  const input = useRef<HTMLInputElement>(null);
  /** The result whose message is hidden, because the visitor types another code. */
  const [answered, setAnswered] = useState<CodeState | null>(null);
  useEffect(() => {
    // A dialog that is opened again focuses it.
    input.current?.toggleAttribute('autofocus', true);
    if (code.error) input.current?.select();
  }, [code]);
  return (
    <>
      <input type="hidden" name="sentAt" value={sentAt ?? ''} />
      <Field id={`${id}-field`} label={codeMessages.field} error={code === answered ? undefined : error}>
        {(wiring) => (
          <Input
            {...wiring}
            ref={input}
            name="code"
            defaultValue={code.typed}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="scroll-mbs-52 font-mono text-(length:--text-h4) tracking-widest"
            onChange={({ target }) => {
              setAnswered(code);
              // A whole sentence was pasted.
              if (/\p{L}/u.test(target.value)) target.value = findCode(target.value);
            }}
            autoFocus
          />
        )}
      </Field>
    </>
  );
}

function ResendButton({
  id,
  mailedAt = 0,
  formAction,
  isPending,
}: {
  id: string;
  mailedAt: number | undefined;
  formAction: (form: FormData) => void;
  isPending: boolean;
}) {
  const seconds = useCountdown(mailedAt + CODE_PAUSE_MS, CODE_PAUSE_MS);
  const isEarly = seconds > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button
        type="submit"
        formAction={formAction}
        value="mail"
        formNoValidate
        variant="secondary"
        size="compact"
        loading={isPending}
        aria-disabled={isEarly || undefined}
        aria-describedby={`${id}-again`}
        onClick={(event) => {
          if (isEarly) event.preventDefault();
        }}
      >
        {codeMessages.mailAgain}
      </Button>
      <p className="text-help" id={`${id}-again`}>
        <span key={seconds}>{isEarly ? codeMessages.again(seconds) : codeMessages.noMail}</span>
      </p>
    </div>
  );
}

/**
 * Counts down to a time in milliseconds since 1970; 0 on the server.
 *
 * @param longest The longest wait in milliseconds: a clock that was set back meanwhile does not lengthen it.
 */
function useCountdown(until: number, longest: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const end = Math.min(until, Date.now() + longest);
    const count = () => setSeconds(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [until, longest]);
  return seconds;
}
