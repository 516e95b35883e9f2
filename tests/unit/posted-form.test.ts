import { updated } from '@/content/messages/layout';
import { CODE_TEXT } from '@/lib/auth/state';
import { emptyValues, fieldNames, isOptional } from '@/lib/demo/fields';
import { isDemoForm, readDemoForm, restoreDemoForm } from '@/lib/demo/posted-form';

const whole = {
  ...emptyValues,
  name: 'Ada',
  email: 'ada@harbour.example',
  phone: '+442079460958',
  purpose: 'Replan crews.',
};
const nothing = {
  values: emptyValues,
  draftId: undefined,
  visit: '',
  code: '',
  sentAt: null,
};
const form = (...fields: [string, string | Blob][]) => {
  const data = new FormData();
  for (const [name, value] of [...Object.entries(whole), ...fields]) data.append(name, value);
  return data;
};

const files = () => {
  const data = new FormData();
  for (const name of [...Object.keys(whole), 'code', 'sentAt', 'draftId', 'visit'])
    data.set(name, new Blob(['x']));
  return data;
};

it('The demo form is cleaned as in the browser', () => {
  const read = readDemoForm({ ...whole, other: 'x' });
  expect(read).toEqual({ ...nothing, values: whole });
  const posted = { email: ' ADA@harbour.example', phone: '\u202a+44 ٢٠79460958' };
  expect(readDemoForm(posted).values).toEqual({
    ...whole,
    name: '',
    phone: '+44 2079460958',
    purpose: '',
  });
});

it('The demo form keeps the known values beside its fields', () => {
  const draftId = 'a1'.repeat(16);
  const visit = '["/products","",null]';
  const fields = { code: '1234 5678', sentAt: '1700000000000', draftId, visit };
  expect(readDemoForm({ ...whole, ...fields })).toMatchObject({
    code: '1234 5678',
    sentAt: 1700000000000,
    draftId,
    visit,
  });
});

it.each([
  ['no form', null],
  ['text', 'name=Ada'],
  ['one of files', Object.fromEntries(files())],
])('The demo form is empty when it is %s', (_, given) => {
  expect(readDemoForm(given)).toEqual(nothing);
});

it('The demo form has no absurd values', () => {
  const absurd = {
    code: '1'.repeat(CODE_TEXT + 1),
    sentAt: 'soon',
    draftId: `${'a'.repeat(32)}/`,
  };
  const read = readDemoForm({ ...whole, ...absurd });
  expect(read).toMatchObject({ draftId: undefined, sentAt: null });
  expect(read.code).toHaveLength(CODE_TEXT);
});

const restore = (...fields: [string, string][]) => restoreDemoForm(form(...fields));
const { email } = whole;

it('An outdated form is shown with what was typed', () => {
  const draftId = 'a1'.repeat(16);
  expect(restore(['draftId', draftId])).toEqual({ status: 'outdated', values: whole, draftId });
});

it('An outdated form is shown in the step of its code', () => {
  expect(restore(['code', '12345678'], ['sentAt', '1700000000000'])).toMatchObject({
    status: 'signed-out',
    code: { email, sentAt: 1700000000000, error: updated, typed: '12345678' },
    values: whole,
  });
});

it('An outdated form is empty where no form was posted', () => expect(restoreDemoForm(null)).toBeNull());

const reference: [string, string] = ['$ACTION_REF_1', ''];
const state: [string, string] = ['$ACTION_1:0', '{}'];

it('A posted form is the demo form with its fields, one action, and known others', () => {
  expect(isDemoForm(form(reference, state))).toBe(true);
  expect(isDemoForm(form(reference, ['code', '1'], ['sentAt', '1'], ['visit', '']))).toBe(true);
});

it.each([
  ['without an action', form(state)],
  ['with two actions', form(reference, ['$ACTION_REF_2', ''])],
  ['with another field', form(reference, ['next', '/'])],
  ['with a field twice', form(reference, ['name', 'Ben'])],
])('A posted form is not the demo form %s', (_, posted) => expect(isDemoForm(posted)).toBe(false));

it.each(fieldNames)(
  'A posted form without its %s is the demo form of an older page, or none if it is required',
  (name) => {
    const posted = form(reference);
    posted.delete(name);
    expect(isDemoForm(posted)).toBe(isOptional(name));
  },
);
