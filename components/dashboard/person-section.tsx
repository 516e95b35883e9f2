'use client';

import { type ComponentProps, type SubmitEvent, startTransition, useState } from 'react';
import { Button } from '@/components/ui/button';
import { OutdatedNote } from '@/components/ui/outdated-note';
import { erasingAnswers, personAnswers, personWords as words } from '@/content/words/dashboard-keeping';
import { changePerson, postPerson } from '@/lib/dashboard/person';
import type { PersonResult } from '@/lib/dashboard/person-result';
import * as routes from '@/lib/routes';
import { AddressField } from './address-field';
import { Said } from './said';
import { useCall } from './use-call';

/**
 * All that is kept of one person: looked for by their address, handed out as a file, erased. For members.
 *
 * @param posted How a form ended that was posted without scripts.
 */
export function PersonSection({ posted }: { posted: PersonResult | undefined }) {
  const [result, setResult] = useState(posted);
  const [failure, setFailure] = useState('');
  const { sending, isOutdated, call } = useCall(personAnswers.failed);
  // Said anew, the same words are heard again.
  const answer = sending ? '' : failure || (result ? said(result) : '');

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    call(async () => {
      const ended = await changePerson(form);
      const { status } = ended;
      startTransition(() => {
        const isFailure = status === 'failed' || status === 'limited' || status === 'signed-out';
        setFailure(isFailure ? personAnswers[status] : '');
        // Who was found and could not be erased is still there.
        if (!isFailure) setResult(ended);
        else if (!form.has('again')) setResult(undefined);
      });
    }, setFailure);
  };
  const form = { action: postPerson, onSubmit: submit, 'aria-busy': sending };
  return (
    <section aria-labelledby="person-title">
      <h2 className="text-h4" id="person-title">
        {words.title}
      </h2>
      <p className="mbs-1 text-ui leading-6 text-ink-2 max-inline-[65ch]">{words.lead}</p>
      <form {...form} className="mbs-6 max-inline-[40rem]">
        <AddressField
          id="person-email"
          label={words.email}
          value={result?.email}
          describedBy="person-said"
          isWrong={result?.status === 'invalid'}
        >
          <Button type="submit" variant="secondary" loading={sending}>
            {words.find}
          </Button>
        </AddressField>
        <Said id="person-said" text={answer} />
        {isOutdated && <OutdatedNote onReload={() => location.reload()} />}
      </form>
      {result && 'found' in result && <Found key={result.email} {...result} form={form} sending={sending} />}
    </section>
  );
}

function said(result: PersonResult): string {
  if ('found' in result) return words.kept(result.email);
  if ('requests' in result) return erasingAnswers.erased(result.requests, result.account);
  return personAnswers[result.status];
}

function Found({
  email,
  found,
  kept,
  form,
  sending,
}: Extract<PersonResult, { status: 'found' }> & {
  form: Pick<ComponentProps<'form'>, 'action' | 'onSubmit'>;
  sending: boolean;
}) {
  const { requests, others, events, deliveries, account, invited } = found;
  const lines = [
    words.requests(requests),
    ...(events > 0 ? [words.events(events)] : []),
    ...(deliveries > 0 ? [words.deliveries(deliveries)] : []),
    ...(account ? [words.account] : []),
    ...(invited ? [words.invited] : []),
  ];
  return (
    <div className="mbs-3 grid gap-6 rounded-card border border-line bg-surface-1 px-5 py-5 max-inline-[40rem]">
      <ul className="text-ui leading-6" aria-label={words.kept(email)}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {others > 0 && <p className="text-sm leading-5 font-strong">{words.others(others)}</p>}
      <form action={routes.personFile} method="post" encType="multipart/form-data">
        <input type="hidden" name="email" value={email} />
        <Button type="submit" variant="secondary">
          {words.file}
        </Button>
        <p className="mbs-1.5 help">{words.fileHelp}</p>
      </form>
      <form {...form}>
        <input type="hidden" name="email" value={email} />
        <AddressField
          id="person-again"
          name="again"
          label={words.again}
          value={kept?.again}
          describedBy="person-again-said person-again-help"
          isWrong={kept?.why === 'unlike'}
        >
          <Button type="submit" loading={sending}>
            {words.erase}
          </Button>
        </AddressField>
        <p className="mbs-2 text-sm leading-5 font-strong text-danger" id="person-again-said" role="status">
          {!sending && kept && erasingAnswers[kept.why]}
        </p>
        <p className="mbs-1.5 help" id="person-again-help">
          {words.eraseHelp}
        </p>
      </form>
    </div>
  );
}
