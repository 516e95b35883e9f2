import { webcrypto } from 'node:crypto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { send } from '@/components/demo/dialog-behaviour';
import { DemoDialog } from '@/components/demo/demo-dialog';
import { clearDraft, readDraft, saveDraft } from '@/components/demo/draft';
import { firstTouch } from '@/components/demo/first-visit';
import { hydrateForm } from '@/components/demo/hydrate-form';
import { followPhone } from '@/components/demo/phone-field';
import { actions } from '@/content/words/actions';
import { demoDialog } from '@/content/words/demo';
import { demoFieldErrors } from '@/content/words/demo-errors';
import { demoFieldWords, demoFormWords } from '@/content/words/demo-form';
import { demoSending } from '@/content/words/demo-outcomes';
import { phoneWords } from '@/content/words/demo-phone';
import { demoReceipt } from '@/content/words/demo-receipt';
import { site } from '@/lib/content/site';
import { requestDemo } from '@/lib/demo/actions';
import type { DemoResult } from '@/lib/demo/result';

jest.mock('next/navigation', () => ({
  usePathname: () => '/careers',
  unstable_isUnrecognizedActionError: () => false,
}));
jest.mock('@/lib/demo/actions', () => ({ requestDemo: jest.fn(), sendDemoForm: jest.fn() }));
jest.mock('@/components/demo/request-id', () => ({ requestId: () => Promise.resolve('id') }));
const setting = { requestsReadableBy: 'verified' };
jest.mock('@/lib/content/readers', () => ({
  get requestsReadableBy() {
    return setting.requestsReadableBy;
  },
}));

const asked = jest.mocked(requestDemo);
const answer = (result: DemoResult) => asked.mockResolvedValueOnce(result);
Object.defineProperty(globalThis.crypto, 'randomUUID', { value: () => webcrypto.randomUUID() });

const right = {
  name: 'Amara Nwosu',
  email: 'amara@northwind.example',
  phone: '+447700900142',
  purpose: 'Crews and depots',
};
type Name = keyof typeof right;
const names = Object.keys(right) as Name[];
const field = (name: Name) => screen.getByLabelText<HTMLInputElement>(demoFieldWords[name].label);
const type = (name: Name, text: string) => userEvent.type(field(name), text);
const put = (name: Name, value: string) => fireEvent.input(field(name), { target: { value } });
const fillIn = () => names.forEach((name) => put(name, right[name]));
const says = (name: Name, words: string) =>
  waitFor(() => expect(field(name)).toHaveAccessibleDescription(words));
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: demoDialog.title });
const form = () => document.querySelector('form') as HTMLFormElement;
const button = () => screen.getByRole('button', { name: actions.requestDemo });
/** Sends the form as its code does. */
const press = () => act(() => send(dialog(), jest.fn()));
/** Sends it as the browser does, through the frame. */
const submit = () => fireEvent.submit(form());
const receipt = { at: '2026-11-23T13:05:00Z', by: 'The harbor desk', within: 'three working days' };

function open() {
  render(<DemoDialog />);
  const element = document.querySelector('dialog') as HTMLDialogElement;
  element.open = true;
  element.close = () => {
    element.open = false;
    element.dispatchEvent(new Event('close'));
  };
}
const hydrate = () => act(() => hydrateForm(dialog(), () => Promise.resolve(followPhone)));

beforeEach(() => {
  sessionStorage.clear();
  clearDraft();
  sessionStorage.setItem('first-visit', '["/careers","",null]');
  asked.mockReset();
  open();
});

describe('the demo form, as it is hydrated', () => {
  it('takes over what was typed before, cleans it, and says how it is', async () => {
    field('name').value = 'Amara 7Nwosu!';
    field('email').value = ' Amara@Northwind.EXAMPLE';
    field('phone').value = '+44 (0) 7700 900142';
    field('purpose').value = 'Crews and depots';
    hydrate();
    expect(field('name')).toHaveValue('Amara Nwosu');
    expect(field('phone')).toHaveValue('+44 (0) 7700 900142');
    await waitFor(() => expect(field('phone')).toBeValid());
    expect(screen.getByText(demoFormWords.complete)).toBeVisible();
    expect(button()).toBeEnabled();
    expect(screen.getByText('16 / 2000')).toBeVisible();
    expect(readDraft()?.values.email).toBe('amara@northwind.example');
    expect(screen.queryByText(demoFormWords.kept)).toBeNull();
  });

  it('begins with the draft where nothing was typed, and says so', async () => {
    saveDraft({ values: { name: 'Ada', email: 'ada@north.example', phone: '', purpose: '' } });
    field('name').value = 'Amara';
    hydrate();
    expect(field('name')).toHaveValue('Amara');
    expect(field('email')).toHaveValue('ada@north.example');
    expect(button()).toBeDisabled();
    await userEvent.click(within(screen.getByText(demoFormWords.kept)).getByRole('button'));
    expect(field('name')).toHaveFocus();
    for (const name of names) expect(field(name)).toHaveValue('');
    expect(screen.getByText(demoFormWords.kept)).not.toBeVisible();
    expect(readDraft()).toBeNull();
  });

  it('leaves alone what an input method composes, and cleans it when that is settled', () => {
    const name = field('name');
    name.toggleAttribute('data-composing', true);
    name.value = 'に1';
    hydrate();
    expect(name).toHaveValue('に1');
    name.toggleAttribute('data-composing', false);
    fireEvent.compositionEnd(name);
    expect(name).toHaveValue('に');
  });
});

describe('the hydrated demo form', () => {
  beforeEach(hydrate);

  it('says what is wrong with the field that is typed in, and with no other', async () => {
    await type('email', 'a');
    await says('email', demoFieldErrors.emailWrong);
    expect(field('email')).toBeInvalid();
    expect(field('name')).toHaveAccessibleDescription('');
    expect(field('phone')).toHaveAccessibleDescription(demoFieldWords.phone.helper);
    put('email', 'AMARA@northwind.example');
    await says('email', '');
    expect(field('email')).toBeValid();
  });

  it('lets only a valid form through, and sends what is in it', () => {
    const posted = jest.fn((event: Event) => event.preventDefault());
    dialog().addEventListener('submit', posted);
    submit();
    expect(posted).not.toHaveBeenCalled();
    expect(field('name')).toHaveFocus();
    expect(field('name')).toHaveAccessibleDescription(demoFieldErrors.nameShort);
    fillIn();
    put('purpose', `${right.purpose}  `);
    submit();
    expect(posted).toHaveBeenCalledTimes(1);
    expect(field('purpose')).toHaveValue(right.purpose);
  });

  it('is empty and its draft forgotten once the request was sent', async () => {
    fillIn();
    answer({ status: 'sent', receipt });
    await press();
    const sent = { id: 'id', name: right.name, phone: '447700900142' };
    expect(asked).toHaveBeenCalledWith(expect.objectContaining(sent));
    expect(dialog).toThrow();
    expect(document.querySelector('input')).toHaveValue('');
    expect(document.querySelector('[type=submit]')).toBeDisabled();
    expect(readDraft()).toBeNull();
  });

  it('says beside the name what is kept of it, once something was taken away', async () => {
    await type('name', 'Ana-Maria');
    await says('name', demoFieldWords.name.cleaned);
    expect(field('name')).toHaveValue('AnaMaria');
  });

  it('keeps the place of capitals that are typed into the middle of an address', async () => {
    put('email', 'ann@harbour.example');
    await userEvent.type(field('email'), 'Xy', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await userEvent.tab();
    expect(field('email')).toHaveValue('xyann@harbour.example');
  });

  it('is sent once, however often it is pressed meanwhile', async () => {
    fillIn();
    const { promise, resolve } = Promise.withResolvers<DemoResult>();
    asked.mockReturnValue(promise);
    const pressed = [send(dialog(), jest.fn()), send(dialog(), jest.fn())];
    const busy = await screen.findByRole('button', { name: demoSending.busy });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    resolve({ status: 'not-saved' });
    await Promise.all(pressed);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(button()).not.toHaveAttribute('aria-disabled');
    expect(field('purpose')).toHaveValue(right.purpose);
  });

  describe('when the request is saved', () => {
    const submitted = (result: DemoResult) => {
      fillIn();
      answer(result);
      submit();
      return screen.findByRole('region', { name: /^Your request is saved/, hidden: true });
    };

    it('but the team not told, shows a receipt in the place of the form, which is empty', async () => {
      const kept = await submitted({ status: 'saved', receipt });
      expect(dialog()).toBeVisible();
      expect(kept).toHaveTextContent(demoReceipt.next(receipt.by, receipt.within, right.email));
      expect(kept).toHaveTextContent(demoReceipt.late);
      expect(kept).toHaveTextContent(/Nov 23, 2026, /);
      for (const text of Object.values(right)) expect(within(kept).getByText(text)).toBeVisible();
      expect(within(kept).getByRole('heading')).toHaveFocus();
      expect(form()).not.toBeVisible();
      expect(readDraft()).toBeNull();
      await userEvent.click(within(kept).getByRole('button', { name: demoReceipt.another }));
      expect(form()).toBeVisible();
      await waitFor(() => expect(field('name')).toHaveFocus());
      expect(field('name')).toHaveValue('');
    });

    it('and the team told, closes the dialog, and shows the receipt above it when it is opened again', async () => {
      const booking = 'https://calendar.harbour.example/demo';
      const kept = await submitted({ status: 'sent', receipt: { ...receipt, booking } });
      expect(dialog).toThrow();
      (document.querySelector('dialog') as HTMLDialogElement).open = true;
      expect(kept).toBeVisible();
      expect(kept).not.toHaveTextContent(demoReceipt.late);
      expect(form()).toBeVisible();
      // The page to choose a time on is told nothing.
      const link = screen.getByRole('link', { name: demoReceipt.booking });
      expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([booking, 'noreferrer']);
    });
  });

  describe('where the number has no country code', () => {
    const country = () => screen.queryByLabelText<HTMLSelectElement>(phoneWords.country);

    it('asks for the country, beginning with a guess, and says how the number is dialed', async () => {
      put('phone', '+1 415 555 0100');
      expect(country()).toBeNull();
      put('phone', '020 7946 0958 ext. 12');
      await waitFor(() => expect(country()).toHaveValue('US'));
      await says('phone', `${demoFieldErrors.phoneWrong} ${phoneWords.otherForm('United States')}`);
      expect(field('phone')).toBeInvalid();
      await userEvent.selectOptions(country() as HTMLSelectElement, 'GB');
      const dialed = phoneWords.extension('+44 20 7946 0958', '12');
      await says('phone', phoneWords.dials(dialed, 'United Kingdom'));
      expect(field('phone')).toHaveValue('020 7946 0958 ext. 12');
      expect(readDraft()).toMatchObject({ country: 'GB', values: { phone: '020 7946 0958 ext. 12' } });
    });

    it('sends digits, and how they are dialed', async () => {
      fillIn();
      put('phone', '(415) 555-0100 x7');
      answer({ status: 'not-saved' });
      await press();
      const sent = { phone: '14155550100', dial: '+14155550100;ext=7' };
      expect(asked).toHaveBeenCalledWith(expect.objectContaining(sent));
      expect(field('phone')).toHaveValue('(415) 555-0100 x7');
    });

    it('lets through what the rules allow, though it cannot be dialed, and says so', async () => {
      fillIn();
      put('phone', '1234567890');
      await says('phone', phoneWords.otherForm('United States'));
      expect(field('phone')).toBeValid();
      expect(button()).toBeEnabled();
    });
  });

  it('shows what the server found wrong', async () => {
    fillIn();
    answer({ status: 'invalid', errors: { phone: 'No such number.' } });
    await press();
    expect(field('phone')).toHaveAccessibleDescription('No such number.');
    expect(field('phone')).toHaveFocus();
  });

  it('leads a visitor who is signed out to sign-in', async () => {
    fillIn();
    document.documentElement.dataset['session'] = 'in';
    answer({ status: 'signed-out' });
    await press();
    const link = screen.getByRole('link', { name: actions.signIn });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', '/auth?next=%2Fcareers');
  });

  it('says that nothing leaves a device that is offline, until it is online', () => {
    fillIn();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const posted = jest.fn();
    dialog().addEventListener('submit', posted);
    submit();
    expect(screen.getByText(demoFormWords.offline)).toBeVisible();
    expect(posted).not.toHaveBeenCalled();
    online.mockRestore();
    fireEvent.online(window);
    expect(screen.queryByText(demoFormWords.offline)).toBeNull();
  });
});

it.each(['verified', 'staff'] as const)('the dialog says who reads a request: %s', (readers) => {
  cleanup();
  setting.requestsReadableBy = readers;
  open();
  expect(dialog()).toHaveAccessibleDescription(
    `${demoDialog.promise} ${demoDialog.answered(site.answering.within)} ${demoDialog.readers[readers]}`,
  );
});

it('where storage is refused, a request tells of the page that was loaded last', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const name = 'https://site.example/products?utm_source=news';
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as PerformanceEntry]);
  expect(firstTouch()).toMatchObject({ utm_source: 'news', landing_path: '/products' });
  jest.restoreAllMocks();
});
