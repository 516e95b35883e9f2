import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { render } from '@testing-library/react';
import { fillKeptEmail, keepEmail } from '@/components/auth/kept-email';
import { clearDraft, readDraft, saveDraft } from '@/components/demo/draft';
import { DRAFT_KEY, forgetDrafts } from '@/lib/demo/resuming';
import { requestId } from '@/components/demo/request-id';

const values = { name: 'Amara', email: 'a@b.example', phone: '+4477', purpose: 'Crews' };
const DAY = 24 * 60 * 60 * 1000;

// jsdom brings neither.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
Object.defineProperty(globalThis, 'TextEncoder', { value: TextEncoder });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  clearDraft();
});

test('what was typed comes back, for a day', () => {
  sessionStorage.setItem('demo-draft', '{broken');
  expect(readDraft()).toBeNull();
  saveDraft({ values });
  expect(localStorage).toHaveLength(0);
  expect(readDraft(Date.now() + DAY - 1000)?.values).toEqual(values);
  expect(readDraft(Date.now() + DAY + 1000)).toBeNull();
});

test('the same words are the same request, other words another', async () => {
  saveDraft({ values });
  const first = await requestId(values);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await requestId({ ...values, purpose: 'Depots' })).not.toBe(first);
  expect(await requestId(values)).toBe(first);
});

test('FT-10: a copied tab sends the same words under the same id, and other words under another', async () => {
  saveDraft({ values });
  const copy = sessionStorage.getItem('demo-draft') ?? '';
  const first = await requestId(values);
  clearDraft();
  expect(await requestId(values)).not.toBe(first);
  clearDraft();
  sessionStorage.setItem('demo-draft', copy);
  expect(await requestId({ ...values, name: 'Ada' })).not.toBe(first);
  expect(await requestId(values)).toBe(first);
});

test('FT-23: an older draft does not come back when there is no room for the new one', () => {
  saveDraft({ values });
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveDraft({ values: { ...values, name: 'Ada' } });
  expect(readDraft()?.values.name).toBe('Ada');
  set.mockRestore();
});

test('FT-23: without storage the draft lasts as long as the page', () => {
  const refused = (['setItem', 'getItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  );
  saveDraft({ values });
  expect(readDraft()?.values).toEqual(values);
  clearDraft();
  expect(readDraft()).toBeNull();
  refused.forEach((spy) => spy.mockRestore());
});

describe('a draft whose tab was left to sign in', () => {
  /** What another tab of this browser has: its own storage is empty. */
  const openTab = () => {
    const shared = localStorage.getItem(DRAFT_KEY);
    clearDraft();
    if (shared) localStorage.setItem(DRAFT_KEY, shared);
  };

  test('is found by every tab, as the same request, and opens by itself in its own alone', async () => {
    saveDraft({ values, resume: true });
    const first = await requestId(values);
    openTab();
    expect(readDraft()).toMatchObject({ values, resume: false });
    expect(await requestId(values)).toBe(first);
  });

  test('follows what is typed afterwards, in either tab', () => {
    saveDraft({ values, resume: true });
    openTab();
    saveDraft({ values: { ...values, name: 'Ada' } });
    expect(JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '')).toMatchObject({ values: { name: 'Ada' } });
  });

  test('AT-71: goes after a day, when it is sent, and when somebody signs out', () => {
    saveDraft({ values, resume: true, savedAt: Date.now() - DAY - 1000 });
    openTab();
    expect(readDraft()).toBeNull();
    expect(localStorage).toHaveLength(0);
    saveDraft({ values, resume: true });
    clearDraft();
    expect(localStorage).toHaveLength(0);
    saveDraft({ values, resume: true });
    forgetDrafts();
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });
});

const PAGE = '/auth?tab=sign-in&next=%2F';

function form(email = '') {
  const { container } = render(
    <form>
      <input name="email" type="email" defaultValue={email} aria-label="Email" />
      <input name="password" type="password" defaultValue="a-long-enough-password" aria-label="Password" />
    </form>,
  );
  return container.querySelector('form') as HTMLFormElement;
}
const emailIn = (element: HTMLFormElement) => new FormData(element).get('email');

test('the address of an account form is there on the next page, once, and no password is kept', () => {
  keepEmail(PAGE, form('amara@northwind-rail.example'));
  expect(sessionStorage).toHaveLength(1);
  expect(sessionStorage.getItem('kept-email')).not.toContain('password');
  const next = form();
  fillKeptEmail(PAGE, next);
  expect(emailIn(next)).toBe('amara@northwind-rail.example');
  const later = form();
  fillKeptEmail(PAGE, later);
  expect(emailIn(later)).toBe('');
});

test('another form does not get it, and what a form holds already stays', () => {
  keepEmail(PAGE, form('amara@northwind-rail.example'));
  const [other, filled] = [form(), form('ben@northwind-rail.example')];
  fillKeptEmail('/auth/reset', other);
  fillKeptEmail(PAGE, filled);
  expect([emailIn(other), emailIn(filled)]).toEqual(['', 'ben@northwind-rail.example']);
});

test('an account form is as it was without storage, and with nonsense in it', () => {
  sessionStorage.setItem('kept-email', '{');
  const element = form();
  fillKeptEmail(PAGE, element);
  expect(emailIn(element)).toBe('');
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepEmail(PAGE, form('amara@northwind-rail.example'))).not.toThrow();
  denied.mockRestore();
});

test('an account form begins with the address of this tab’s demo request, where no other was kept', () => {
  sessionStorage.setItem('demo-draft', JSON.stringify({ values: { email: 'amara@northwind-rail.example' } }));
  const element = form();
  fillKeptEmail(PAGE, element);
  expect(emailIn(element)).toBe('amara@northwind-rail.example');
  const filled = form('ben@northwind-rail.example');
  fillKeptEmail(PAGE, filled);
  expect(emailIn(filled)).toBe('ben@northwind-rail.example');
});
