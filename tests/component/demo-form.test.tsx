import { webcrypto } from 'node:crypto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { actions } from '@/content/words/actions';
import { demoDialog } from '@/content/words/demo';
import { demoFieldErrors } from '@/content/words/demo-errors';
import { demoFieldWords, demoFormWords } from '@/content/words/demo-form';
import { phoneWords } from '@/content/words/demo-phone';
import { demoSending } from '@/content/words/demo-outcomes';
import { DemoDialog } from '@/components/demo/demo-dialog';
import { clearDraft, readDraft, saveDraft } from '@/components/demo/draft';
import { firstTouch } from '@/components/demo/first-visit';
import { hydrateForm } from '@/components/demo/hydrate-form';
import { followPhone } from '@/components/demo/phone-field';
import { send } from '@/components/demo/dialog-behaviour';
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
  [demoFieldWords.name.label]: 'Amara Nwosu',
  [demoFieldWords.email.label]: 'amara@northwind.example',
  [demoFieldWords.phone.label]: '+447700900142',
  [demoFieldWords.purpose.label]: 'Crews and depots',
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) => userEvent.type(field(label), text);
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: demoDialog.title });
const submit = () => screen.getByRole('button', { name: actions.requestDemo });
const press = () => act(() => send(dialog(), jest.fn()));
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

async function fillIn() {
  for (const [label, text] of Object.entries(right)) await type(label, text);
}

beforeEach(() => {
  sessionStorage.clear();
  clearDraft();
  sessionStorage.setItem('first-visit', '["/careers","",null]');
  asked.mockReset();
  open();
});

describe('the demo form, as it is hydrated', () => {
  it('takes over what was typed before, cleans it, and says how it stands', async () => {
    field(demoFieldWords.name.label).value = 'Amara 7Nwosu!';
    field(demoFieldWords.email.label).value = ' Amara@Northwind.EXAMPLE';
    field(demoFieldWords.phone.label).value = '+44 (0) 7700 900142';
    field(demoFieldWords.purpose.label).value = 'Crews and depots';
    hydrate();
    expect(field(demoFieldWords.name.label)).toHaveValue('Amara Nwosu');
    expect(field(demoFieldWords.phone.label)).toHaveValue('+44 (0) 7700 900142');
    await waitFor(() => expect(field(demoFieldWords.phone.label)).toBeValid());
    expect(screen.getByText(demoFormWords.complete)).toBeVisible();
    expect(submit()).toBeEnabled();
    expect(screen.getByText('16 / 2000')).toBeVisible();
    expect(readDraft()?.values.email).toBe('amara@northwind.example');
    expect(screen.queryByText(demoFormWords.kept)).toBeNull();
  });

  it('begins with the draft where nothing was typed, and says so', async () => {
    saveDraft({ values: { name: 'Ada', email: 'ada@north.example', phone: '', purpose: '' } });
    field(demoFieldWords.name.label).value = 'Amara';
    hydrate();
    expect(field(demoFieldWords.name.label)).toHaveValue('Amara');
    expect(field(demoFieldWords.email.label)).toHaveValue('ada@north.example');
    expect(submit()).toBeDisabled();
    await userEvent.click(within(screen.getByText(demoFormWords.kept)).getByRole('button'));
    expect(field(demoFieldWords.name.label)).toHaveFocus();
    for (const label of Object.keys(right)) expect(field(label)).toHaveValue('');
    expect(screen.getByText(demoFormWords.kept)).not.toBeVisible();
    expect(readDraft()).toBeNull();
  });

  it('leaves alone what an input method composes, and cleans it when that is settled', () => {
    const name = field(demoFieldWords.name.label);
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
    await type(demoFieldWords.email.label, 'a');
    await waitFor(() =>
      expect(field(demoFieldWords.email.label)).toHaveAccessibleDescription(demoFieldErrors.emailWrong),
    );
    expect(field(demoFieldWords.email.label)).toBeInvalid();
    expect(field(demoFieldWords.name.label)).toHaveAccessibleDescription('');
    expect(field(demoFieldWords.phone.label)).toHaveAccessibleDescription(demoFieldWords.phone.helper);
    await userEvent.clear(field(demoFieldWords.email.label));
    await type(demoFieldWords.email.label, 'AMARA@northwind.example');
    await waitFor(() => expect(field(demoFieldWords.email.label)).toBeValid());
    expect(field(demoFieldWords.email.label)).toHaveValue('amara@northwind.example');
    expect(field(demoFieldWords.email.label)).toHaveAccessibleDescription('');
  });

  it('lets only a valid form through, and sends what stands there', async () => {
    const posted = jest.fn((event: Event) => event.preventDefault());
    dialog().addEventListener('submit', posted);
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    expect(posted).not.toHaveBeenCalled();
    expect(field(demoFieldWords.name.label)).toHaveFocus();
    expect(field(demoFieldWords.name.label)).toHaveAccessibleDescription(demoFieldErrors.nameShort);
    await fillIn();
    await type(demoFieldWords.purpose.label, '  ');
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    expect(posted).toHaveBeenCalledTimes(1);
    expect(field(demoFieldWords.purpose.label)).toHaveValue(right[demoFieldWords.purpose.label]);
  });

  it('is empty and its draft forgotten once the request was sent', async () => {
    await fillIn();
    answer({ status: 'sent', receipt });
    await press();
    expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'id', name: right[demoFieldWords.name.label], phone: '447700900142' }),
    );
    expect(dialog).toThrow();
    expect(document.querySelector('input')).toHaveValue('');
    expect(document.querySelector('[type=submit]')).toBeDisabled();
    expect(readDraft()).toBeNull();
  });

  it('says beside the name what is kept of it, once something was taken away', async () => {
    await type(demoFieldWords.name.label, 'Ana-Maria');
    await waitFor(() =>
      expect(field(demoFieldWords.name.label)).toHaveAccessibleDescription(demoFieldWords.name.cleaned),
    );
    expect(field(demoFieldWords.name.label)).toHaveValue('AnaMaria');
  });

  it('keeps the place of capitals that are typed into the middle of an address', async () => {
    const email = field(demoFieldWords.email.label);
    await type(demoFieldWords.email.label, 'ann@harbour.example');
    await userEvent.type(email, 'Xy', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await userEvent.tab();
    expect(email).toHaveValue('xyann@harbour.example');
  });

  it('is sent once, however often it is pressed meanwhile', async () => {
    await fillIn();
    const { promise, resolve } = Promise.withResolvers<DemoResult>();
    asked.mockReturnValue(promise);
    const pressed = [press(), press()];
    expect(await screen.findByRole('button', { name: demoSending.busy })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    resolve({ status: 'not-saved' });
    await Promise.all(pressed);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(submit()).not.toHaveAttribute('aria-disabled');
    expect(field(demoFieldWords.purpose.label)).toHaveValue(right[demoFieldWords.purpose.label]);
  });

  describe('when the request is saved', () => {
    /** As the browser submits it, through the frame. */
    const submitted = async (result: DemoResult) => {
      await fillIn();
      answer(result);
      fireEvent.submit(document.querySelector('form') as HTMLFormElement);
      return screen.findByRole('region', { name: /^Your request is saved/, hidden: true });
    };
    const form = () => document.querySelector('form');

    it('but the team not told, a receipt takes the place of the form, which is empty', async () => {
      const kept = await submitted({ status: 'saved', receipt });
      expect(dialog()).toBeVisible();
      expect(kept).toHaveTextContent(
        demoReceipt.next(receipt.by, receipt.within, right[demoFieldWords.email.label]),
      );
      expect(kept).toHaveTextContent(demoReceipt.late);
      expect(kept).toHaveTextContent(/Nov 23, 2026, /);
      for (const text of Object.values(right)) expect(within(kept).getByText(text)).toBeVisible();
      expect(within(kept).getByRole('heading')).toHaveFocus();
      expect(form()).not.toBeVisible();
      expect(form()?.querySelector('input')).toHaveValue('');
      expect(readDraft()).toBeNull();

      await userEvent.click(within(kept).getByRole('button', { name: demoReceipt.another }));
      expect(form()).toBeVisible();
      await waitFor(() => expect(field(demoFieldWords.name.label)).toHaveFocus());
      expect(kept).toBeVisible();
      expect(within(kept).getByText(right[demoFieldWords.purpose.label])).not.toBeVisible();
    });

    it('and the team told, the dialog closes, and has the receipt above the form when it is opened again', async () => {
      const kept = await submitted({ status: 'sent', receipt });
      expect(dialog).toThrow();
      expect(form()).not.toHaveAttribute('hidden');
      (document.querySelector('dialog') as HTMLDialogElement).open = true;
      expect(kept).toBeVisible();
      expect(kept).not.toHaveTextContent(demoReceipt.late);
      expect(form()).toBeVisible();
    });

    it('a company with a page for it offers to choose a time there, and tells that page nothing', async () => {
      const booking = 'https://calendar.harbour.example/demo';
      await submitted({ status: 'sent', receipt: { ...receipt, booking } });
      const link = screen.getByRole('link', { name: demoReceipt.booking, hidden: true });
      expect(link).toHaveAttribute('href', booking);
      expect(link).toHaveAttribute('rel', 'noreferrer');
    });
  });

  describe('where the number has no country code', () => {
    const phone = () => field(demoFieldWords.phone.label);
    const country = () => screen.queryByLabelText<HTMLSelectElement>(phoneWords.country);

    it('asks for the country, beginning with a guess, and says how the number is dialed', async () => {
      await type(demoFieldWords.phone.label, '+1 415 555 0100');
      expect(country()).toBeNull();
      await userEvent.clear(phone());
      await type(demoFieldWords.phone.label, '020 7946 0958 ext. 12');
      expect(country()).toHaveValue('US');
      await waitFor(() =>
        expect(phone()).toHaveAccessibleDescription(
          `${demoFieldErrors.phoneWrong} ${phoneWords.otherForm('United States')}`,
        ),
      );
      expect(phone()).toBeInvalid();
      await userEvent.selectOptions(country() as HTMLSelectElement, 'GB');
      await waitFor(() => expect(phone()).toBeValid());
      expect(phone()).toHaveAccessibleDescription(
        phoneWords.dials(phoneWords.extension('+44 20 7946 0958', '12'), 'United Kingdom'),
      );
      expect(phone()).toHaveValue('020 7946 0958 ext. 12');
      expect(readDraft()).toMatchObject({ country: 'GB', values: { phone: '020 7946 0958 ext. 12' } });
      await userEvent.clear(phone());
      expect(country()).toBeNull();
    });

    it('sends digits, and how they are dialed', async () => {
      await fillIn();
      await userEvent.clear(phone());
      await type(demoFieldWords.phone.label, '(415) 555-0100 x7');
      answer({ status: 'not-saved' });
      await press();
      expect(asked).toHaveBeenCalledWith(
        expect.objectContaining({ phone: '14155550100', dial: '+14155550100;ext=7' }),
      );
      expect(phone()).toHaveValue('(415) 555-0100 x7');
    });

    it('lets through what the rules allow, though it cannot be dialed, and says so', async () => {
      await fillIn();
      await userEvent.clear(phone());
      await type(demoFieldWords.phone.label, '1234567890');
      await waitFor(() => expect(phone()).toHaveAccessibleDescription(phoneWords.otherForm('United States')));
      expect(phone()).toBeValid();
      expect(submit()).toBeEnabled();
    });
  });

  it('shows what the server found wrong', async () => {
    await fillIn();
    answer({ status: 'invalid', errors: { phone: 'No such number.' } });
    await press();
    expect(field(demoFieldWords.phone.label)).toHaveAccessibleDescription('No such number.');
    expect(field(demoFieldWords.phone.label)).toHaveFocus();
  });

  it('leads a visitor who is signed out to sign-in', async () => {
    await fillIn();
    document.documentElement.dataset['session'] = 'in';
    answer({ status: 'signed-out' });
    await press();
    const link = screen.getByRole('link', { name: actions.signIn });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', '/auth?next=%2Fcareers');
    expect(link.closest('.when-signed-out')).toBeNull();
  });

  it('says that nothing leaves a device that is offline, until it is online', async () => {
    await fillIn();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const posted = jest.fn();
    dialog().addEventListener('submit', posted);
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
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
