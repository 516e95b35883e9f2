import { submitAuthForm } from '@/lib/auth/actions';
import { confirmCode } from '@/lib/auth/confirm-code';
import { mailCode } from '@/lib/auth/mail-code';
import { idle } from '@/lib/auth/state';
import { codeWords } from '@/content/words/code';
import { demoFieldErrors } from '@/content/words/demo-errors';
import { sendDemoForm } from '@/lib/demo/actions';
import { saveRequest } from '@/lib/demo/save-request';

const HEADERS = { origin: 'http://localhost:3000', host: 'localhost:3000', 'next-action': 'a' };
jest.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers(HEADERS)) }));
jest.mock('@/lib/auth/confirm-code', () => ({ confirmCode: jest.fn() }));
jest.mock('@/lib/auth/mail-code', () => ({ mailCode: jest.fn() }));
jest.mock('@/lib/demo/save-request', () => ({ saveRequest: jest.fn() }));
process.env['SITE_URL'] = HEADERS.origin;

const [mail, confirm, save] = [jest.mocked(mailCode), jest.mocked(confirmCode), jest.mocked(saveRequest)];
const values = {
  name: 'Ada Lovelace',
  email: 'ada@harbour.example',
  phone: '+442079460958',
  purpose: 'Replan crews.',
};
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const send = (fields: Record<string, string>) => sendDemoForm(null, form({ ...values, ...fields }));
const { email } = values;

beforeEach(() => {
  jest.resetAllMocks();
  save.mockResolvedValue({ status: 'not-saved' });
  mail.mockResolvedValue({ email, sentAt: 7 });
  confirm.mockResolvedValue(null);
});

describe('the demo form', () => {
  it('is checked, saved, and given back with its words', async () => {
    const draftId = 'a'.repeat(32);
    expect(await send({ draftId })).toEqual({ status: 'not-saved', values, draftId });
    expect(save).toHaveBeenCalledWith(values, draftId, {});
    expect(await send({ name: 'A' })).toMatchObject({
      status: 'invalid',
      errors: { name: demoFieldErrors.nameShort },
      values: { name: 'A' },
    });
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('mails a code to its address alone, and saves nothing', async () => {
    expect(await send({ intent: 'mail', name: '', phone: '', purpose: '' })).toMatchObject({
      status: 'signed-out',
      code: { email, sentAt: 7 },
    });
    expect(await send({ intent: 'mail', email: 'ada' })).toMatchObject({
      status: 'invalid',
      errors: { email: demoFieldErrors.emailWrong },
    });
    expect(mail.mock.calls).toEqual([[email]]);
    expect(save).not.toHaveBeenCalled();
  });

  it('saves once the code is confirmed, and not before', async () => {
    const fields = { intent: 'confirm', code: '12345678', sentAt: '7' };
    confirm.mockResolvedValueOnce(codeWords.wrong);
    expect(await send(fields)).toMatchObject({
      status: 'signed-out',
      code: { email, sentAt: 7, error: codeWords.wrong },
    });
    expect(await send({ ...fields, phone: '1' })).toMatchObject({ status: 'invalid' });
    expect(save).not.toHaveBeenCalled();
    expect(confirm.mock.calls).toEqual([[{ email, code: '12345678', sentAt: 7 }]]);
    save.mockImplementation(() => {
      expect(confirm).toHaveBeenCalledTimes(2);
      return Promise.resolve({ status: 'not-saved' });
    });
    expect(await send(fields)).toMatchObject({ status: 'not-saved' });
  });

  it('goes back to its fields', async () => {
    expect(await send({ intent: 'edit' })).toMatchObject({ status: 'editing', values });
    expect(save).not.toHaveBeenCalled();
  });
});

it.each([
  ['demo', send],
  ['account', (fields: Record<string, string>) => submitAuthForm(idle, form({ email, ...fields }))],
])('where no other code was mailed the earlier one is asked for still: %s form', async (_, post) => {
  const refused = { email, sentAt: null, error: codeWords.mailLimit };
  mail.mockResolvedValue(refused);
  expect(await post({ intent: 'mail', sentAt: '5' })).toMatchObject({ code: { ...refused, sentAt: 5 } });
  expect(await post({ intent: 'mail' })).toMatchObject({ code: refused });
});

describe('an account form', () => {
  const post = (fields: Record<string, string>) => submitAuthForm(idle, form({ email, ...fields }));

  it('sets its password with the code, and stays at the code where that is refused', async () => {
    const fields = { intent: 'confirm', password: 'a b c d', code: '1', sentAt: '5', next: '/careers' };
    confirm.mockResolvedValueOnce(codeWords.wrong);
    expect(await post(fields)).toEqual({
      status: 'code',
      code: { email, sentAt: 5, error: codeWords.wrong },
    });
    expect(await post(fields)).toMatchObject({ status: 'signed-in', next: '/careers' });
    expect(confirm).toHaveBeenLastCalledWith(expect.objectContaining({ email, code: '1' }), 'a b c d');
  });

  it.each(['', 'toString', 'erase'])('that asks for %j is refused', async (intent) => {
    expect(await post({ intent, password: 'a' })).toMatchObject({ status: 'failed' });
  });
});
