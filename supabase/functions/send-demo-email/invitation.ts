import { mailbox, site } from '../../../content/site.ts';
import { invitationMail as words } from '../../../content/words/mail.ts';
import type { Env } from './env.ts';
import { mailFrame } from './frame.ts';
import { log } from './log.ts';
import type { RenderedMail } from './mail.ts';
import { postMail } from './post-mail.ts';
import { claimInvitation, type Invitation, returnInvitation, settleInvitation } from './store.ts';
import { escapeHtml, oneLine, utc } from './text.ts';

/**
 * Mails the invitations to the team that are due, one after the other: there are twenty at most. What is not taken by the
 * mail service comes back by itself, later each time.
 * @param until - none is begun after it, by the clock of Date.now
 * @throws Unreachable
 */
export async function sendInvitations(env: Env, requestId: string, until: number): Promise<void> {
  for (;;) {
    const invitation = await claimInvitation(env);
    if (!invitation) return;
    if (Date.now() + invitation.wait_ms > until) return returnInvitation(invitation.id, 0, env);
    await new Promise((passed) => setTimeout(passed, invitation.wait_ms));
    const { id, email } = invitation;
    const mail = renderInvitation(invitation, env.SITE_URL);
    const outcome = await postMail(
      { ...mail, name: 'invitation', id, to: [email], replyTo: mailbox.hello },
      env,
    );
    log({
      event: `invitation-${outcome.status === 'busy' ? 'returned' : outcome.status}`,
      requestId,
      invitation: id,
      ...(outcome.status === 'failed' && { reason: outcome.reason }),
    });
    if (outcome.status === 'sent') await settleInvitation(id, env);
    // It takes nothing for now.
    if (outcome.status === 'busy') return returnInvitation(id, outcome.pauseMs, env);
  }
}

/** Writes the mail to whoever is invited: by whom, what to do, until when. */
export function renderInvitation(invitation: Invitation, siteUrl: string): RenderedMail {
  const says = [
    words.invites(site.name, oneLine(invitation.invited_by ?? '')),
    words.how(oneLine(invitation.email)),
    words.until(utc(invitation.expires_at)),
  ];
  const link = new URL('/auth', siteUrl);
  link.searchParams.set('tab', 'sign-up');
  link.searchParams.set('next', '/dashboard-list-form-data');
  const [first = '', ...others] = says;
  return {
    subject: words.subject(site.name),
    text: [words.title, '', ...says, '', `${words.button}: ${link.href}`, '', words.why, ''].join('\n'),
    html: mailFrame({
      title: words.title,
      preview: first,
      parts: [first, ...others].map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
      button: { label: words.button, href: link.href },
      small: escapeHtml(words.why),
    }),
  };
}
