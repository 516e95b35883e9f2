import { mailbox, site } from '@/content/site';
import { receiptMail, requestMail } from '@/content/words/mail';
import { renderReceipt } from '@/supabase/functions/send-demo-email/receipt';

const request = {
  request_id: '7d5ac7be-6a0c-4b51-9be1-5df0a4f6c1d2',
  name: 'Ольга <b>Иванова</b>',
  email: 'olga@harbour.example',
  phone: '4915112345678',
  purpose: 'Customs papers\nfor <script>alert(1)</script> ports.',
  created_at: '2026-11-21T09:30:00.123456+02:00',
};
const { subject, text, html } = renderReceipt(request, 'https://interlane.example');

test('a receipt says what was sent, who answers and by when, and how to withdraw it', () => {
  const answer = receiptMail.answer(site.answering.by, site.answering.within, request.email);
  expect(subject).toBe(receiptMail.subject(site.name));
  for (const part of [receiptMail.title, answer, request.name, request.phone, '2026-11-21 07:30:00 UTC'])
    expect(text).toContain(part);
  expect(text).toContain(`${requestMail.purpose}:\n  Customs papers\n  for <script>`);
  expect(text).toContain(receiptMail.withdraw(mailbox.privacy));
  expect(text).toContain('https://interlane.example/\n');
});

test('AT-16: in HTML it is text, and nothing is fetched', () => {
  expect(html).toContain('Customs papers<br>for &#60;script&#62;');
  expect(html).not.toMatch(/<(?:script|img|link|b|iframe)\b|url\(|@import|src=/);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('href="https://interlane.example/"');
});

test('it has a language, a title, one headline, and a dark dress', () => {
  expect(html).toMatch(/^<!doctype html>\n<html lang="[\w-]+">/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain(`<title>${receiptMail.title}</title>`);
  expect(html).toContain('prefers-color-scheme: dark');
});
