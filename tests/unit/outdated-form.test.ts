import { updated } from '@/content/messages/layout';
import { restoreAuthForm } from '@/lib/auth/read-form';
import { isOutdated, keepOutdatedForm, readOutdatedForm } from '@/lib/security/outdated-form';

const [known, unknown] = ['70'.repeat(21), '7f'.repeat(21)];

const form = (fields: Record<string, string | Blob>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

/** Returns what a page reads of a form. */
const keep = (fields: Record<string, string | Blob>) => {
  const headers = new Headers({ 'content-type': 'multipart/form-data; boundary=x' });
  keepOutdatedForm(headers, form(fields));
  return { headers, form: readOutdatedForm(headers) };
};

describe('Posted forms', () => {
  beforeEach(() => {
    process.env['ACTION_IDS'] = `${known} ${'40'.repeat(21)}`;
  });
  afterEach(() => {
    delete process.env['ACTION_IDS'];
  });

  it.each([
    ['with a state', (id: string) => ({ $ACTION_REF_1: '', '$ACTION_1:0': `{"id":"${id}","bound":"$@1"}` })],
    ['without one', (id: string) => ({ [`$ACTION_ID_${id}`]: '' })],
  ])('A posted form is outdated if the build does not have its action, %s', (_, name) => {
    expect(isOutdated(form(name(unknown)))).toBe(true);
    expect(isOutdated(form(name(known)))).toBe(false);
    delete process.env['ACTION_IDS'];
    expect(isOutdated(form(name(unknown)))).toBe(false);
  });

  it('A posted form is not outdated if it names no action', () => {
    expect(
      isOutdated(form({ '$ACTION_1:0': 'x', '$ACTION_1:1': '[]', $ACTION_ID_: '', name: unknown })),
    ).toBe(false);
  });
});

it('The fields of an outdated form reach the page in any script, and Next sees no action', () => {
  const purpose = '日程を立て直す\n& ñ = 😀';
  const { headers, form } = keep({ purpose, $ACTION_REF_1: '', file: new Blob(['x']) });
  expect([...(form ?? [])]).toEqual([['purpose', purpose]]);
  expect(headers.get('content-type')).not.toMatch(/multipart/);
});

it('The fields of an outdated form include no password', () => {
  const { headers } = keep({ email: 'ada@harbour.example', password: 'canary' });
  expect([...headers.values()].join()).not.toContain('canary');
});

it('A request without an outdated form has no fields of one', () =>
  expect(readOutdatedForm(new Headers())).toBeNull());

it('The fields of an outdated form fill the account form', () => {
  const email = 'ada@harbour.example';
  const restore = (fields: Record<string, string>) => restoreAuthForm(keep(fields).form);
  expect(restoreAuthForm(null)).toEqual({ status: 'idle' });
  expect(restore({ email })).toEqual({ status: 'failed', message: updated, email });
  expect(restore({})).toEqual({ status: 'failed', message: updated });
  const sentAt = 1700000000000;
  expect(restore({ email, code: '12345678', sentAt: String(sentAt) })).toEqual({
    status: 'code',
    code: { email, sentAt, error: updated, typed: '12345678' },
  });
});
