import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { clearDraft, readDraft, saveDraft } from '@/components/demo/draft';
import { requestId } from '@/components/demo/request-id';

const values = { name: 'Amara', email: 'a@b.example', phone: '+4477', purpose: 'Crews' };
const DAY = 24 * 60 * 60 * 1000;

// jsdom brings neither.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
Object.defineProperty(globalThis, 'TextEncoder', { value: TextEncoder });

beforeEach(() => {
  sessionStorage.clear();
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
