import { clearDraft, readDraft, requestId, saveDraft } from '@/components/demo/draft';

const values = { name: 'Amara', email: 'a@b.example', phone: '+4477', purpose: 'Crews' };
const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  sessionStorage.clear();
  clearDraft();
  let count = 0;
  Object.defineProperty(globalThis, 'crypto', {
    configurable: true,
    value: { randomUUID: () => `00000000-0000-4000-8000-00000000000${count++}` },
  });
});

test('what was typed comes back, for a day', () => {
  saveDraft({ values });
  expect(readDraft()?.values).toEqual(values);
  expect(readDraft(Date.now() + DAY - 1000)).not.toBeNull();
  expect(readDraft(Date.now() + DAY + 1000)).toBeNull();
});

test('the same words are the same request, other words another', () => {
  saveDraft({ values });
  const first = requestId(values);
  expect(requestId(values)).toBe(first);
  const other = requestId({ ...values, purpose: 'Depots' });
  expect(other).not.toBe(first);
  expect(requestId(values)).toBe(first);
});

test('a copied tab sends the request under the id the draft was born with', () => {
  saveDraft({ values, ids: { born: 'born-id' } });
  expect(requestId(values)).toBe('born-id');
  expect(requestId({ ...values, name: 'Ada' })).not.toBe('born-id');
});

test('without storage the draft lasts as long as the page', () => {
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
