import { site } from '@/content/site';
import { invitationMail } from '@/content/words/mail';
import { renderInvitation } from '@/supabase/functions/send-demo-email/invitation';

const invitation = {
  id: '7d5ac7be-6a0c-4b51-9be1-5df0a4f6c1d2',
  email: "o'hara@harbour.example",
  invited_by: 'ada@harbour.example',
  expires_at: '2026-11-28T09:30:00+02:00',
  wait_ms: 0,
};
const { subject, text, html } = renderInvitation(invitation, 'https://interlane.example');

test('an invitation says by whom it is, what to do, and until when', () => {
  expect(subject).toBe(invitationMail.subject(site.name));
  for (const part of [
    invitationMail.invites(site.name, invitation.invited_by),
    invitationMail.how(invitation.email),
    invitationMail.until('2026-11-28 07:30:00 UTC'),
    'https://interlane.example/auth?tab=sign-up&next=%2Fdashboard-list-form-data',
  ])
    expect(text).toContain(part);
});

test('without a member it is the company that invites', () => {
  const { text: said } = renderInvitation({ ...invitation, invited_by: null }, 'https://interlane.example');
  expect(said).toContain(invitationMail.invites(site.name, ''));
});

test('in HTML it is text with one link, and nothing is fetched', () => {
  expect(html).toContain('o&#39;hara@harbour.example');
  expect(html).not.toMatch(/<(?:script|img|iframe)\b|url\(|@import|src=/);
  expect(html.match(/<a /g)).toHaveLength(1);
});
