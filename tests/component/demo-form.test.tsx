import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { TextDecoder, TextEncoder } from 'node:util';
import { DemoDialog } from '@/components/demo/demo-dialog';
import { DemoForm } from '@/app/(marketing)/demo/_components/demo-form';
import { ReceiptLink } from '@/components/layout/receipt-link';
import { actions, outdated } from '@/content/messages/layout';
import { codeErrors } from '@/content/messages/auth';
import { codeMessages } from '@/content/messages/code';
import {
  demoFieldHelp,
  demoFieldMessages,
  demoOutcomes,
  demoReceipt,
  ownTrace,
} from '@/content/messages/demo';
import { demoDialog, demoFormMessages, demoSending, receiptLink } from '@/content/messages/demo-form';
import { networkFailure, limits } from '@/content/messages/errors';
import type { CodeState } from '@/lib/auth/state';
import { clearDraft, OWN_TRACE_KEY, readDraft, saveDraft } from '@/lib/demo/draft';
import { type DemoField, emptyValues, fieldNames } from '@/lib/demo/fields';
import { formFields } from '@/lib/demo/form-fields';
import { FIRST_VISIT_KEY } from '@/lib/demo/first-visit';
import { type NotedStep, noteStep, readSteps, saveSteps } from '@/lib/demo/own-trace';
import { openReceipt, RECEIPT_KEY } from '@/lib/demo/receipt';
import type { DemoFormState, DemoResult } from '@/lib/demo/state';
import { writeTab } from '@/lib/tab-storage';
import { takeToasts } from '../support/take-toasts';

class OldAction extends Error {}
const mockIsOld = (cause: unknown) => cause instanceof OldAction;
jest.mock('next/navigation', () => ({
  usePathname: () => '/careers',
  unstable_isUnrecognizedActionError: (cause: unknown) => mockIsOld(cause),
}));
/** Takes the part of all actions; the first argument says which of them was called. */
const mockAction = jest.fn();
jest.mock('@/lib/demo/actions', () => {
  const names = ['requestDemo', 'mailDemoCode', 'confirmDemoCode', 'editDemoForm'];
  return Object.fromEntries(
    names.map((name) => [name, (_previous: unknown, form: FormData) => mockAction(name, form) as unknown]),
  );
});

const right = {
  ...emptyValues,
  name: 'Amara Nwosu',
  email: 'amara@northwind.example',
  phone: '+447700900142',
  purpose: 'Crews and depots',
};
type Name = DemoField;
/** The required fields, which are filled in. */
const names = fieldNames.filter((name) => right[name]);
const receipt = { at: '2026-11-23T13:05:00Z', by: 'The harbor desk', within: 'three working days' };
const { email } = right;

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const form = () => document.querySelector('form') as HTMLFormElement;
const field = (name: Name) => screen.getByLabelText<HTMLInputElement>(demoFieldMessages[name].label);
const put = (name: Name, value: string, init = {}) =>
  fireEvent.input(field(name), { target: { value }, ...init });
const fillIn = () => names.forEach((name) => put(name, right[name]));
const button = (name: string) => screen.getByRole('button', { name });
const request = () => button(actions.requestDemo);
const says = (name: Name, message: string) =>
  waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
const isEmpty = () => names.forEach((name) => expect(field(name)).toHaveValue(''));
const expectFieldsUnchanged = () => names.forEach((name) => expect(field(name)).toHaveValue(right[name]));

const action = mockAction as jest.Mock<Promise<DemoFormState>, [name: string, form: FormData]>;
/** Returns the fields that were sent last, by name. */
const sent = () => {
  const [called = '', form] = action.mock.lastCall ?? [];
  return { called, ...Object.fromEntries(form ?? []) } as Record<string, string>;
};
const resolveWith = (result: DemoResult) =>
  action.mockResolvedValueOnce({ ...result, values: right } satisfies DemoFormState);
const mailed = (change: Partial<CodeState> = {}): DemoResult => ({
  status: 'signed-out',
  code: { email, sentAt: Date.now(), wait: 60, ...change },
});

/** Waits until the form checks what is typed: it loads that part when somebody comes near. */
function comeNear() {
  fireEvent.pointerOver(dialog());
  return waitFor(() =>
    document.querySelectorAll('form').forEach((each) => expect(each).toHaveAttribute('novalidate')),
  );
}

async function open() {
  const page = render(<DemoDialog fields={formFields} within="two working days" />);
  dialog().showModal();
  await comeNear();
  return page;
}
async function ready() {
  fillIn();
  await waitFor(() => expect(request()).toBeEnabled());
}
/** Sends the form as a signed-in visitor. */
async function submit() {
  document.cookie = 'signed-in=1';
  await ready();
  await userEvent.click(request());
}
/** Sends the form without a session, which mails a code. */
async function toCode(change?: Partial<CodeState>) {
  await ready();
  resolveWith(mailed(change));
  await userEvent.click(request());
  return screen.findByLabelText<HTMLInputElement>(codeMessages.field);
}

beforeEach(async () => {
  sessionStorage.clear();
  clearDraft();
  document.cookie = 'signed-in=; max-age=0';
  sessionStorage.setItem(FIRST_VISIT_KEY, '["/careers","",null]');
  action.mockReset();
  await takeToasts();
});

afterEach(() => void jest.useRealTimers());

describe('Fields', () => {
  beforeEach(async () => {
    await open();
  });

  it.each([
    ['name', 'A', demoFieldMessages.name.errors.short],
    ['name', 'a'.repeat(121), demoFieldMessages.name.tooLong(120)],
    ['email', ' ', demoFieldMessages.email.errors.missing],
    ['email', 'amara', demoFieldMessages.email.errors.wrong],
    ['email', 'amara@northwind', demoFieldMessages.email.errors.wrong],
    ['phone', '+44770090', demoFieldMessages.phone.errors.short],
    ['phone', '07700900142', `${demoFieldMessages.phone.errors.wrong} ${demoFieldMessages.phone.hint}`],
    ['phone', '12345678901234567', demoFieldMessages.phone.errors.wrong],
    ['purpose', 'Crews', demoFieldMessages.purpose.errors.short],
  ] as const)('Each field is checked on every change: %s %j', async (name, value, message) => {
    fillIn();
    await waitFor(() => expect(request()).toBeEnabled());
    put(name, value);
    await says(name, message);
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveValue(value.trim());
    expect(request()).toBeDisabled();
    for (const other of names) if (other !== name) expect(field(other)).toBeValid();
    put(name, right[name]);
    await waitFor(() => expect(request()).toBeEnabled());
    expect(field(name)).toBeValid();
  });

  it('Each field shows no error before the visitor types', async () => {
    await userEvent.type(field('email'), 'a');
    await says('email', demoFieldMessages.email.errors.wrong);
    expect(field('name')).toBeValid();
    expect(field('phone')).toHaveAccessibleDescription(demoFieldHelp.phone.helper);
    expect(screen.getByText(demoFormMessages.incomplete)).toBeVisible();
  });

  it('Each field is cleaned during typing, with the caret in its place', async () => {
    const typeAt = async (name: Name, text: string, at: number) => {
      await userEvent.type(field(name), text, { initialSelectionStart: at, initialSelectionEnd: at });
      return [field(name).value, field(name).selectionStart];
    };
    await userEvent.type(field('name'), 'Ana-Maria 2nd');
    expect(field('name')).toHaveValue('AnaMaria nd');
    await says('name', demoFieldMessages.name.cleaned);
    expect(await typeAt('name', 'b1c', 3)).toEqual(['AnabcMaria nd', 5]);
    await userEvent.type(field('phone'), '+44 (0)7700-٩٠٠١٤٢');
    expect(field('phone')).toHaveValue('+44 (0)7700-900142');
    expect(await typeAt('phone', '-٥', 3)).toEqual(['+44-5 (0)7700-900142', 5]);
    await userEvent.type(field('email'), ' Ada@NORTH.example ');
    expect(field('email')).toHaveValue('ada@north.example');
    await userEvent.type(field('purpose'), ' 24/7 ');
    expect(field('purpose')).toHaveValue(' 24/7 ');
  });

  it('A field for a name says what was removed, until the name is another', async () => {
    await userEvent.type(field('name'), "O'Brien");
    await says('name', demoFieldMessages.name.cleaned);
    put('name', 'Jane');
    await says('name', demoFieldHelp.name.helper);
    await userEvent.type(field('name'), '4');
    await says('name', demoFieldMessages.name.cleaned);
    await userEvent.tab();
    await says('name', demoFieldHelp.name.helper);
    put('name', '\u202aJane\u200d');
    expect(field('name')).toHaveValue('Jane');
    await says('name', demoFieldHelp.name.helper);
  });

  it('A selected name stays when a digit is typed over it', async () => {
    put('name', 'Jane');
    await userEvent.type(field('name'), '4', { initialSelectionStart: 0, initialSelectionEnd: 4 });
    expect(field('name')).toHaveValue('Jane');
    await says('name', demoFieldMessages.name.cleaned);
  });

  it('A pasted address replaces another and is cleaned at once', () => {
    put('email', 'ann@harbour.example');
    put('email', 'Jane@harbour.example');
    expect(field('email')).toHaveValue('jane@harbour.example');
  });

  it('Each field is checked after a form filler has set it without an event', async () => {
    for (const name of names) field(name).value = right[name];
    expect(request()).toBeDisabled();
    fireEvent.pointerOver(request());
    await waitFor(() => expect(request()).toBeEnabled());
    field('phone').value = '07700900142';
    fireEvent.focus(field('name'));
    await says('phone', `${demoFieldMessages.phone.errors.wrong} ${demoFieldMessages.phone.hint}`);
  });

  it('Capitals that are typed into the middle of an address stay there', async () => {
    put('email', 'ann@harbour.example');
    await userEvent.type(field('email'), 'Xy', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await userEvent.tab();
    expect(field('email')).toHaveValue('xyann@harbour.example');
  });

  it('Each field is checked, counted and stored while an input method composes, and cleaned afterwards', async () => {
    fillIn();
    const typed = { ...right, name: 'に1ほ', phone: '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', purpose: 'Crews and' };
    for (const name of names) put(name, typed[name], { isComposing: true });
    await says('purpose', demoFieldMessages.purpose.errors.short);
    expect(screen.getByText('9 / 2000')).toBeVisible();
    put('purpose', 'Crews and depots', { isComposing: true });
    await waitFor(() => expect(request()).toBeEnabled());
    expect(readDraft()?.values).toMatchObject({ name: 'にほ', phone: '+966 50 123 4567' });
    expect([field('name').value, field('phone').value]).toEqual([typed.name, typed.phone]);
    fireEvent.compositionEnd(field('name'));
    fireEvent.compositionEnd(field('phone'));
    expect([field('name').value, field('phone').value]).toEqual(['にほ', '+966 50 123 4567']);
  });

  it.each([
    ['name', 'a'.repeat(130), demoFieldMessages.name.tooLong(120)],
    ['purpose', 'a'.repeat(2250), demoFieldMessages.purpose.tooLong(2000)],
  ] as const)('Each field keeps a paste that is too long, and says so: %s', async (name, text, message) => {
    await userEvent.click(field(name));
    await userEvent.paste(text);
    expect(field(name)).toHaveValue(text);
    await says(name, message);
  });

  it('Each field is sent as a form filler has set it, without an event, when Enter follows', async () => {
    document.cookie = 'signed-in=1';
    resolveWith({ status: 'sent', receipt });
    for (const name of names) field(name).value = right[name];
    field('phone').value = '\u202a+1 (415) 555\u20102671';
    field('name').value = 'Amara N. Nwosu';
    fireEvent.submit(form());
    await waitFor(() => expect(dialog()).not.toHaveAttribute('open'));
    expect(action).toHaveBeenCalledTimes(1);
  });
});

/** Hydrates the server's page after a visitor has typed. */
async function hydrate(values: Partial<typeof right>) {
  Object.assign(globalThis, { TextEncoder, TextDecoder });
  const { renderToString } = await import('react-dom/server.edge');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<DemoDialog fields={formFields} within="two working days" />);
  dialog().showModal();
  for (const name of names) field(name).value = values[name] ?? '';
  const errorLog = jest.spyOn(console, 'error');
  render(<DemoDialog fields={formFields} within="two working days" />, { container, hydrate: true });
  await act(async () => Promise.resolve());
  expect(errorLog).not.toHaveBeenCalled();
  errorLog.mockRestore();
}

it('A text that was typed before hydration stays, is cleaned and checked, and is stored', async () => {
  await hydrate({ ...right, name: 'Amara 7Nwosu!', phone: '+447700٩٠٠١٤٢' });
  await waitFor(() => expect(request()).toBeEnabled());
  expectFieldsUnchanged();
  expect(readDraft()?.values).toEqual(right);
  expect(screen.queryByText(demoFormMessages.kept)).toBeNull();
});

it('A text that was typed before hydration gets its errors', async () => {
  await hydrate({ ...right, phone: '07700900142' });
  await says('phone', `${demoFieldMessages.phone.errors.wrong} ${demoFieldMessages.phone.hint}`);
  expect(request()).toBeDisabled();
});

it('A text that was typed before hydration replaces that of the draft, which fills the other fields', async () => {
  saveDraft({ values: right });
  await hydrate({ name: 'Ada' });
  await waitFor(() => expect(request()).toBeEnabled());
  expect(names.map((name) => field(name).value)).toEqual(['Ada', email, right.phone, right.purpose]);
});

it('A form that is sent before it can check itself is checked and sent as soon as it can', async () => {
  document.cookie = 'signed-in=1';
  resolveWith({ status: 'sent', receipt });
  render(<DemoDialog fields={formFields} within="two working days" />);
  dialog().showModal();
  fillIn();
  expect(form()).not.toHaveAttribute('novalidate');
  fireEvent.click(request());
  expect(action).not.toHaveBeenCalled();
  await waitFor(() => expect(dialog()).not.toHaveAttribute('open'));
  expect(sent()).toMatchObject({ called: 'requestDemo', ...right });
  expect(action).toHaveBeenCalledTimes(1);
});

it('The fields begin with the draft of this tab, which Clear empties', async () => {
  (await open()).unmount();
  const first = await open();
  await ready();
  first.unmount();
  await open();
  expect(await screen.findByText(demoFormMessages.kept)).toBeVisible();
  expectFieldsUnchanged();
  await waitFor(() => expect(request()).toBeEnabled());
  await userEvent.click(button(demoFormMessages.clear));
  isEmpty();
  await waitFor(() => expect(field('name')).toHaveFocus());
  expect(screen.queryByText(demoFormMessages.kept)).toBeNull();
  expect(readDraft()).toBeNull();
  expect(request()).toBeDisabled();
});

it('The fields keep their text in an open dialog after the sign-in that the form led to', async () => {
  const page = await open();
  await toCode();
  const link = await screen.findByRole('link', { name: demoDialog.signIn });
  expect(link).toHaveAttribute('href', '/auth?next=%2Fcareers');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  page.unmount();
  document.cookie = 'signed-in=1';
  render(<DemoDialog fields={formFields} within="two working days" />);
  await waitFor(() => expect(dialog()).toHaveAttribute('open'));
  await waitFor(() => expect(request()).toBeEnabled());
  expectFieldsUnchanged();
  expect(action).toHaveBeenCalledTimes(1);
  act(() => dialog().close());
  expect(readDraft()?.isResumed).toBe(false);
});

describe('Two forms', () => {
  const fields = (name: Name) => screen.getAllByLabelText(demoFieldMessages[name].label);
  const type = (at: number, name: Name, value: string) =>
    fireEvent.input(fields(name)[at] as HTMLElement, { target: { value } });
  const have = (name: Name, value: string) =>
    waitFor(() =>
      expect(fields(name).map((each) => (each as HTMLInputElement).value)).toEqual([value, value]),
    );

  beforeEach(async () => {
    render(
      <>
        <DemoForm fields={formFields} />
        <DemoDialog fields={formFields} within="two working days" />
      </>,
    );
    await comeNear();
  });

  it('The form of the demo page and that of the dialog have the same text, whichever is typed into', async () => {
    type(0, 'name', right.name);
    type(0, 'email', 'amara@');
    await have('name', right.name);
    type(1, 'email', email);
    type(1, 'phone', '123');
    await have('email', email);
    await have('name', right.name);
    await waitFor(() =>
      expect(fields('phone')[0]).toHaveAccessibleDescription(demoFieldMessages.phone.errors.short),
    );
    expect(readDraft()?.values).toEqual({ ...right, phone: '123', purpose: '' });
  });

  it('The form of the demo page and that of the dialog are both empty after a request', async () => {
    document.cookie = 'signed-in=1';
    for (const name of names) type(0, name, right[name]);
    await have('purpose', right.purpose);
    resolveWith({ status: 'sent', receipt });
    await userEvent.click(await screen.findByRole('button', { name: actions.requestDemo }));
    expect(await screen.findByRole('heading', { name: new RegExp(receiptLink.title) })).toHaveFocus();
    for (const name of names) await have(name, '');
    expect(readDraft()).toBeNull();
  });
});

describe('The own trace of a visitor', () => {
  const steps: NotedStep[] = [
    { at: 1, action: 'page', evidence: 'Pricing', result: '/pricing' },
    { at: 2, action: 'declined', evidence: 'Stop lane 4?', result: 'Lane 4 runs on.', took: '9 s' },
    { at: 3, action: 'form', evidence: 'Request Demo' },
  ];
  const box = (evidence: string) =>
    screen.getByRole('checkbox', { name: new RegExp(RegExp.escape(evidence)) });
  const removal = (evidence: string) =>
    screen.getByRole('button', { name: new RegExp(`^Remove .*${evidence}`) });
  const preview = () => screen.queryByText(ownTrace.added)?.parentElement;
  const line = /You \| Stop lane 4\? \| Declined after 9 s \| Lane 4 runs on\./;

  beforeEach(async () => {
    saveSteps(steps);
    await open();
    await userEvent.click(await screen.findByText(demoFormMessages.ownTrace));
  });

  it('The own trace says where it stays, and adds no line to a request by itself', async () => {
    expect(screen.getByText(new RegExp(`^${ownTrace.stays}`))).toBeVisible();
    for (const each of screen.getAllByRole('checkbox')) expect(each).not.toBeChecked();
    expect(preview()).toBeUndefined();
    resolveWith({ status: 'sent', receipt });
    await submit();
    expect(sent()).toMatchObject({ called: 'requestDemo', ...right });
  });

  it('The own trace shows before the sending what a ticked line adds, and sends exactly that', async () => {
    await userEvent.click(box('Stop lane 4?'));
    expect(preview()).toHaveTextContent(line);
    expect(preview()).not.toHaveTextContent('Pricing');
    expect(field('purpose')).toHaveValue('');
    resolveWith({ status: 'not-saved' });
    resolveWith({ status: 'sent', receipt });
    await submit();
    const { purpose = '', draftId } = sent();
    expect(purpose).toMatch(line);
    expect(purpose.startsWith(`${right.purpose}\n\n${ownTrace.heading}\n`)).toBe(true);
    expect(purpose).not.toContain('Pricing');
    expect(field('purpose')).toHaveValue(right.purpose);
    act(() => noteStep({ action: 'page', evidence: 'Team', result: '/team' }));
    await userEvent.click(request());
    expect(sent()).toMatchObject({ purpose, draftId });
    await waitFor(() => expect(readDraft()).toBeNull());
    expect(readSteps()).toHaveLength(4);
  });

  it('The own trace leaves out a line again whose tick is taken back', async () => {
    await userEvent.click(box('Pricing'));
    await userEvent.click(box('Stop lane 4?'));
    await userEvent.click(box('Stop lane 4?'));
    expect(preview()).toHaveTextContent('| Pricing |');
    expect(preview()).not.toHaveTextContent('lane 4');
  });

  it('The own trace loses the line that is removed, for good, and the focus goes to the next', async () => {
    await userEvent.click(box('Stop lane 4?'));
    await userEvent.click(removal('Stop lane 4'));
    expect(removal('Request Demo')).toHaveFocus();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(preview()).toBeUndefined();
    expect(sessionStorage.getItem(OWN_TRACE_KEY)).not.toContain('lane 4');
    await userEvent.keyboard('{Enter}');
    expect(removal('Pricing')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(demoFormMessages.ownTrace)).toHaveFocus();
    expect(screen.getByText(new RegExp(`${ownTrace.empty}$`))).toBeVisible();
  });

  it('The own trace says which lines have no room behind a long purpose', async () => {
    await userEvent.click(box('Pricing'));
    await userEvent.click(box('Stop lane 4?'));
    put('purpose', 'a'.repeat(1840));
    await screen.findByText(ownTrace.left(1));
    expect(preview()).toHaveTextContent(line);
    expect(preview()).not.toHaveTextContent('Pricing');
    put('purpose', 'a'.repeat(2000));
    await screen.findByText(ownTrace.left(2));
    expect(preview()).toBeUndefined();
    expect(field('purpose')).toBeValid();
  });

  it('The own trace sends no line with the address that a code is mailed to', async () => {
    await userEvent.click(box('Stop lane 4?'));
    await toCode();
    expect(sent()).toEqual({ called: 'mailDemoCode', email });
  });
});

describe('The step of the code', () => {
  let page: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    page = await open();
  });

  it('Without a session one press mails a code to the address alone, says so quietly and opens the second step', async () => {
    const code = await toCode();
    expect(action).toHaveBeenCalledTimes(1);
    expect(sent()).toEqual({ called: 'mailDemoCode', email });
    expect(screen.getByRole('heading', { name: demoDialog.codeStep.title })).toBeVisible();
    expect(screen.getByText(demoDialog.codeStep.mailed(email))).toBeVisible();
    expect(code).toHaveFocus();
    expect(field('name')).not.toBeVisible();
    expect(await takeToasts()).toEqual([['error', demoOutcomes.signedOut]]);
  });

  it('Without a session the first digit takes the toast away', async () => {
    const shown = () => toast.getToasts().length;
    const code = await toCode();
    await waitFor(() => expect(shown()).toBe(1));
    await userEvent.type(code, '1');
    await waitFor(() => expect(shown()).toBe(0));
  });

  it('Without a session the visitor reads that no code could be mailed, and tries again', async () => {
    await ready();
    resolveWith(mailed({ sentAt: null, error: codeErrors.mailLimit }));
    await userEvent.click(request());
    expect(await screen.findByRole('alert')).toHaveTextContent(codeErrors.mailLimit);
    expect(screen.queryByLabelText(codeMessages.field)).toBeNull();
    resolveWith(mailed());
    await userEvent.click(button(codeMessages.mail));
    expect(await screen.findByLabelText(codeMessages.field)).toHaveFocus();
  });

  it('Without a session the code is found in whatever is pasted', async () => {
    const code = await toCode();
    await userEvent.click(code);
    await userEvent.paste('Your confirmation code is 1234 5678. It works for 10 minutes.');
    expect(code).toHaveValue('12345678');
  });

  it.each([-1, 1])(
    'Without a session the wait for a new code does not depend on the clock of the server: %j h',
    async (hours) => {
      await toCode({ sentAt: Date.now() + hours * 60 * 60 * 1000 });
      expect(await screen.findByText(/new code in (60|59) s\.$/)).toBeVisible();
    },
  );

  it.each([
    ['shown', 'after a reload it is open again', true],
    ['closed', 'the dialog stays closed after a reload, and has it when it is opened', false],
  ])('Without a session the step that was %s last is stored: %s', async (_, __, isOpen) => {
    await toCode({ wait: 45 });
    if (!isOpen) act(() => dialog().close());
    page.unmount();
    await takeToasts();
    render(<DemoDialog fields={formFields} within="two working days" />);
    await screen.findByText(demoDialog.codeStep.mailed(email));
    expect(dialog().open).toBe(isOpen);
    if (!isOpen) dialog().showModal();
    expect(screen.getByLabelText(codeMessages.field)).toHaveValue('');
    expect(await screen.findByText(/new code in 4[0-5] s\.$/)).toBeVisible();
    expectFieldsUnchanged();
    expect(await takeToasts()).toEqual([]);
    expect(action).toHaveBeenCalledTimes(1);
    resolveWith({ status: 'sent', receipt });
    await userEvent.type(screen.getByLabelText(codeMessages.field), '12345678{Enter}');
    await waitFor(() => expect(dialog()).not.toHaveAttribute('open'));
    expect(sent()).toMatchObject({ ...right, called: 'confirmDemoCode', code: '12345678' });
  });

  it('Without a session a stored step whose code has expired leaves the filled form', async () => {
    page.unmount();
    saveDraft({
      values: right,
      isCodeOpen: true,
      code: { email, sentAt: 1, mailedAt: Date.now() - 11 * 60_000 },
    });
    render(<DemoDialog fields={formFields} within="two working days" />);
    await screen.findAllByText(demoFormMessages.kept);
    expect(screen.queryByLabelText(codeMessages.field)).toBeNull();
  });

  it('Without a session the visitor reads about a wrong code beside its field, and types another', async () => {
    const code = await toCode();
    resolveWith(mailed({ error: codeErrors.wrong }));
    await userEvent.type(code, '1234 5679');
    await userEvent.click(button(demoDialog.codeStep.confirm));
    await waitFor(() =>
      expect(screen.getByLabelText(codeMessages.field)).toHaveAccessibleDescription(codeErrors.wrong),
    );
    expect(screen.getByLabelText(codeMessages.field)).toBeInvalid();
    resolveWith({ status: 'sent', receipt });
    await userEvent.type(screen.getByLabelText(codeMessages.field), '{Control>}a{/Control}1');
    expect(screen.getByLabelText(codeMessages.field)).toBeValid();
    expect(screen.queryByText(codeErrors.wrong)).toBeNull();
    await userEvent.type(screen.getByLabelText(codeMessages.field), '234 5678');
    await userEvent.click(button(demoDialog.codeStep.confirm));
    await waitFor(() => expect(dialog()).not.toHaveAttribute('open'));
    expect(sent()).toMatchObject({ ...right, called: 'confirmDemoCode', code: '1234 5678' });
  });

  it('Without a session Confirm sends the fields and the code, and ends like any request', async () => {
    const sentAt = Date.now();
    const code = await toCode({ sentAt });
    await takeToasts();
    const id = readDraft()?.id;
    resolveWith({ status: 'sent', receipt });
    await userEvent.type(code, '12345678{Enter}');
    await waitFor(() => expect(dialog()).not.toHaveAttribute('open'));
    expect(sent()).toMatchObject({
      ...right,
      ...{ called: 'confirmDemoCode', code: '12345678', sentAt: String(sentAt), draftId: id },
    });
    expect(await takeToasts()).toEqual([['success', demoOutcomes.sent]]);
  });

  it('Without a session the visitor gets another code after a minute, which counts down', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await toCode();
    const press = () => fireEvent.click(button(codeMessages.mailAgain));
    const count = () => screen.findByText(/new code in \d+ s\.$/);
    const seconds = async () => Number(/\d+/.exec((await count()).textContent)?.[0]);
    const before = await seconds();
    expect(before).toBeLessThanOrEqual(60);
    press();
    expect(button(codeMessages.mailAgain)).toHaveAttribute('aria-disabled', 'true');
    act(() => jest.advanceTimersByTime(10_000));
    expect(await seconds()).toBeLessThanOrEqual(before - 10);
    act(() => jest.advanceTimersByTime(60_000));
    expect(action).toHaveBeenCalledTimes(1);
    expect(button(codeMessages.mailAgain)).not.toHaveAttribute('aria-disabled');
    expect(screen.getByText(codeMessages.noMail)).toBeVisible();
    jest.useRealTimers();
    resolveWith(mailed());
    press();
    await waitFor(() => expect(action).toHaveBeenCalledTimes(2));
    expect(sent()).toMatchObject({ called: 'mailDemoCode', email });
    expect(sent()).not.toHaveProperty('purpose');
  });

  it('Without a session Change email returns with everything still typed', async () => {
    await toCode();
    await userEvent.click(button(codeMessages.changeEmail));
    expectFieldsUnchanged();
    await waitFor(() => expect(field('email')).toHaveFocus());
    expect(request()).toBeEnabled();
    expect(readDraft()?.code).toBeUndefined();
    put('email', 'ada@harbour.example');
    resolveWith(mailed({ email: 'ada@harbour.example' }));
    await userEvent.click(request());
    expect(await screen.findByText(demoDialog.codeStep.mailed('ada@harbour.example'))).toBeVisible();
  });

  it('Without a session the visitor sees the same steps when the session ended meanwhile', async () => {
    resolveWith(mailed());
    await submit();
    expect(sent()).toMatchObject({ ...right, called: 'requestDemo' });
    expect(await screen.findByLabelText(codeMessages.field)).toHaveFocus();
    expect(await takeToasts()).toEqual([['error', demoOutcomes.signedOut]]);
  });
});

describe('Requests', () => {
  beforeEach(async () => {
    await open();
  });
  const receiptRegion = () => screen.findByRole('region', { name: /^Your request is saved/, hidden: true });

  it('A request that is sent says so, closes the dialog and leaves the fields empty', async () => {
    const booking = 'https://calendar.harbour.example/demo';
    resolveWith({ status: 'sent', receipt: { ...receipt, booking } });
    await submit();
    await waitFor(() => expect(dialog()).not.toHaveAttribute('open'));
    expect(sent()).toMatchObject({ ...right, called: 'requestDemo' });
    expect(await takeToasts()).toEqual([['success', demoOutcomes.sent]]);
    expect(readDraft()).toBeNull();
    dialog().showModal();
    await waitFor(() => expect(request()).toBeDisabled());
    isEmpty();
    expect(await receiptRegion()).not.toHaveTextContent(demoReceipt.late);
    const link = screen.getByRole('link', { name: demoReceipt.booking });
    expect(link).toHaveAttribute('href', booking);
    // The page for choosing a time gets no referrer.
    expect(link).toHaveAttribute('rel', 'noreferrer');
  });

  it('A request that is sent leaves a link to its receipt in this tab, until its sender signs out', async () => {
    resolveWith({ status: 'sent', receipt });
    await submit();
    await waitFor(() => expect(dialog()).not.toHaveAttribute('open'));
    cleanup();
    render(
      <>
        <ReceiptLink />
        <DemoDialog fields={formFields} within="two working days" />
      </>,
    );
    await userEvent.click(button(receiptLink.open));
    expect(dialog()).toHaveAttribute('open');
    expect(await receiptRegion()).toHaveTextContent(demoReceipt.next(receipt.by, receipt.within, email));
    expect(field('name')).not.toBeVisible();
    act(() => dialog().close());
    expect(field('name')).not.toHaveAttribute('hidden');
    act(() => writeTab(RECEIPT_KEY, null));
    expect(screen.queryByRole('button', { name: receiptLink.open })).toBeNull();
    // The toast of the request may still offer it.
    act(openReceipt);
    expect(dialog()).toHaveAttribute('open');
    expect(screen.queryByRole('region', { name: new RegExp(receiptLink.title), hidden: true })).toBeNull();
  });

  it('A request that is saved without notifying the team says so, and its message replaces the form', async () => {
    resolveWith({ status: 'saved', receipt });
    await submit();
    const region = await receiptRegion();
    expect(await takeToasts()).toEqual([['warning', demoOutcomes.saved]]);
    expect(region).toHaveTextContent(demoReceipt.next(receipt.by, receipt.within, email));
    expect(region).toHaveTextContent(demoReceipt.late);
    for (const name of names) expect(within(region).getByText(right[name])).toBeVisible();
    expect(within(region).getByRole('heading')).toHaveFocus();
    expect(field('name')).not.toBeVisible();
    await userEvent.click(button(demoReceipt.another));
    isEmpty();
    expect(field('name')).toBeVisible();
    await waitFor(() => expect(field('name')).toHaveFocus());
  });

  it.each([
    [{ status: 'not-saved' }, demoOutcomes.kept],
    [{ status: 'limited', of: 'account', seconds: 700 }, demoOutcomes.hourly(limits.inMinutes(12))],
  ] as const)('A request that is not saved stays, and says why: %j', async (result, reason) => {
    resolveWith(result);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(await takeToasts()).toEqual([['error', demoOutcomes.notSaved]]);
    expectFieldsUnchanged();
    expect(dialog()).toHaveAttribute('open');
    expect(request()).toBeEnabled();
  });

  it('A request that the server finds wrong shows the faulty field', async () => {
    resolveWith({ status: 'invalid', errors: { phone: demoFieldMessages.phone.errors.wrong } });
    await submit();
    await says('phone', demoFieldMessages.phone.errors.wrong);
    expect(field('phone')).toHaveFocus();
    expect(await takeToasts()).toEqual([]);
  });

  it.each([
    [
      'that does not reach the site',
      new TypeError('Failed to fetch'),
      demoSending.unexpected,
      networkFailure,
    ],
    ['that fails with words for people', new Error('Reload first.'), 'Reload first.', null],
    [
      'that fails with others',
      Object.assign(new Error('An error occurred in the Server'), { digest: '1' }),
      demoSending.unexpected,
      null,
    ],
  ])('A request %s says so, and keeps what was typed', async (_, cause, toast, reason) => {
    action.mockRejectedValueOnce(cause);
    await submit();
    await waitFor(async () => expect(await takeToasts()).toEqual([['error', toast]]));
    if (reason) expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expectFieldsUnchanged();
    await waitFor(() => expect(request()).not.toHaveAttribute('aria-disabled'));
    resolveWith({ status: 'sent', receipt });
    await userEvent.click(request());
    await waitFor(() => expect(dialog()).not.toHaveAttribute('open'));
    expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
  });

  it('A request from an offline device says that the device is offline', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    action.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(demoFormMessages.offline);
    online.mockRestore();
  });

  it('A request after a new build offers a reload', async () => {
    action.mockRejectedValueOnce(new OldAction());
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(outdated);
    expect(button(actions.reload)).toHaveFocus();
    expectFieldsUnchanged();
  });

  it('A request is sent once, however often it is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<DemoFormState>();
    action.mockReturnValue(promise);
    document.cookie = 'signed-in=1';
    await ready();
    await act(async () => {
      fireEvent.submit(form());
      fireEvent.submit(form());
      await Promise.resolve();
    });
    const pendingButton = await screen.findByRole('button', { name: demoSending.busy });
    expect(pendingButton).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pendingButton);
    await act(async () => {
      resolve({ status: 'not-saved', values: right });
      await promise;
    });
    expect(action).toHaveBeenCalledTimes(1);
    expect(request()).not.toHaveAttribute('aria-disabled');
  });

  it('A request with an error is not sent, and its first wrong field gets the focus', async () => {
    document.cookie = 'signed-in=1';
    fireEvent.submit(form());
    await says('name', demoFieldMessages.name.errors.short);
    expect(field('name')).toHaveFocus();
    expect(action).not.toHaveBeenCalled();
  });
});
