import { Button } from '@/components/ui/button';
import { erasingAnswers, personAnswers, personWords as words } from '@/content/words/dashboard-keeping';
import { postPerson } from '@/lib/dashboard/person';
import type { PersonResult } from '@/lib/dashboard/person-result';
import * as routes from '@/lib/routes';
import { AddressField } from './address-field';

/**
 * All that is kept of one person: looked for by their address, handed out as a file, erased. For members. Its forms are
 * plain: the page that answers says how each ended, with scripts and without.
 *
 * @param posted How the last one ended.
 */
export function PersonSection({ posted }: { posted: PersonResult | undefined }) {
  return (
    <section aria-labelledby="person-title">
      <h2 className="text-h4" id="person-title">
        {words.title}
      </h2>
      <p className="mbs-1 text-ui leading-6 text-ink-2 max-inline-[65ch]">{words.lead}</p>
      <form action={postPerson} className="mbs-6 max-inline-[40rem]">
        <AddressField
          id="person-email"
          label={words.email}
          value={posted?.email}
          describedBy="person-said"
          isWrong={posted?.status === 'invalid'}
        >
          <Button type="submit" variant="secondary">
            {words.find}
          </Button>
        </AddressField>
        <p className="mbs-2 text-sm leading-5 font-strong min-block-5" id="person-said" role="status">
          {posted && said(posted)}
        </p>
      </form>
      {posted && 'found' in posted && <Found {...posted} />}
    </section>
  );
}

function said(posted: PersonResult): string {
  if ('found' in posted) return words.kept(posted.email);
  if ('requests' in posted) return erasingAnswers.erased(posted.requests, posted.account);
  return personAnswers[posted.status];
}

function Found({ email, found, kept }: Extract<PersonResult, { status: 'found' }>) {
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
      <form action={postPerson}>
        <input type="hidden" name="email" value={email} />
        <AddressField
          id="person-again"
          name="again"
          label={words.again}
          value={kept?.again}
          describedBy="person-again-said person-again-help"
          isWrong={kept?.why === 'unlike'}
        >
          <Button type="submit">{words.erase}</Button>
        </AddressField>
        <p className="mbs-2 text-sm leading-5 font-strong text-danger" id="person-again-said" role="status">
          {kept && erasingAnswers[kept.why]}
        </p>
        <p className="mbs-1.5 help" id="person-again-help">
          {words.eraseHelp}
        </p>
      </form>
    </div>
  );
}
