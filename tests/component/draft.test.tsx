import { emptyValues } from '@/lib/demo/fields';
import { clearDraft, DRAFT_KEY, readDraft, saveDraft } from '@/lib/demo/draft';

const values = { ...emptyValues, name: 'Amara', email: 'a@b.example', phone: '+4477', purpose: 'Crews' };
const DAY = 24 * 60 * 60 * 1000;
/** Rejects like a browser with full or forbidden storage. */
const failStorage = (...methods: ('getItem' | 'setItem' | 'removeItem')[]) => {
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
};
/** Returns the draft that the next page of this tab finds. */
const reload = () => {
  const stored = sessionStorage.getItem(DRAFT_KEY);
  clearDraft();
  if (stored) sessionStorage.setItem(DRAFT_KEY, stored);
};

beforeEach(() => {
  sessionStorage.clear();
  clearDraft();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('A draft returns for a day, in its own tab only', () => {
  jest.useFakeTimers();
  saveDraft({ values });
  reload();
  expect(localStorage).toHaveLength(0);
  jest.advanceTimersByTime(DAY - 1000);
  expect(readDraft()?.values).toEqual(values);
  jest.advanceTimersByTime(2000);
  expect(readDraft()).toBeNull();
});

test('A draft has one request id for all its changes, and the next draft has another', () => {
  saveDraft({ values });
  const id = readDraft()?.id;
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  saveDraft({ values: { ...values, name: 'Ada' } });
  saveDraft({ isResumed: true });
  reload();
  expect(readDraft()).toMatchObject({ id, values: { name: 'Ada' }, isResumed: true });
  clearDraft();
  expect(readDraft()).toBeNull();
  saveDraft({ values });
  expect(readDraft()?.id).not.toBe(id);
});

test('A draft with an unknown shape is ignored', () => {
  sessionStorage.setItem(DRAFT_KEY, '{broken');
  expect(readDraft()).toBeNull();
  saveDraft({ values });
  expect(readDraft()?.values).toEqual(values);
});

test('A draft lasts as long as the page when there is no storage', () => {
  failStorage('getItem', 'setItem', 'removeItem');
  saveDraft({ values });
  expect(readDraft()?.values).toEqual(values);
  clearDraft();
  expect(readDraft()).toBeNull();
});

test('FT-23: An older draft does not return when there is no room for the new one', () => {
  saveDraft({ values });
  failStorage('setItem');
  saveDraft({ values: { ...values, name: 'Ada' } });
  expect(readDraft()?.values.name).toBe('Ada');
});
