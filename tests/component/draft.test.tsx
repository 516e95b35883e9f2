import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
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
  saveDraft({ values });
  expect(readDraft()?.values).toEqual(values);
  expect(readDraft(Date.now() + DAY - 1000)).not.toBeNull();
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
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  saveDraft({ values });
  expect(readDraft()?.values).toEqual(values);
  clearDraft();
  expect(readDraft()).toBeNull();
  set.mockRestore();
  get.mockRestore();
});

test('garbage in storage is no draft', () => {
  sessionStorage.setItem('demo-draft', '{broken');
  expect(readDraft()).toBeNull();
});

describe('a draft whose tab was left to sign in', () => {
  /** What another tab of this browser has: its own storage is empty. */
  const openTab = () => {
    const shared = localStorage.getItem(DRAFT_KEY);
    clearDraft();
    if (shared) localStorage.setItem(DRAFT_KEY, shared);
  };

  test('stays in its tab until then', () => {
    saveDraft({ values });
    expect(localStorage).toHaveLength(0);
  });

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

  test('does not take the place of what a tab has typed itself', () => {
    saveDraft({ values, resume: true });
    sessionStorage.setItem(
      DRAFT_KEY,
      JSON.stringify({ values: { ...values, name: 'Ada' }, born: 'own', savedAt: Date.now() }),
    );
    expect(readDraft()?.values.name).toBe('Ada');
    clearDraft();
    expect(readDraft()?.values.name).toBe('Amara');
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
