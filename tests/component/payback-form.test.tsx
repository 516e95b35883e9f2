import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaybackForm } from '@/app/(site)/demo/_sections/payback-form';
import { paybackFields } from '@/lib/demo/payback';
import { typedNumbers } from '../support/payback-example';

const fields = Object.fromEntries(
  paybackFields.map((field) => [
    field,
    { label: field, helper: `help for ${field}`, example: typedNumbers[field] },
  ]),
) as Parameters<typeof PaybackForm>[0]['fields'];

const ending = () => screen.getAllByRole('status').at(-1)?.textContent;
const type = async (field: string, value: string) => {
  await userEvent.clear(screen.getByLabelText(field));
  if (value) await userEvent.type(screen.getByLabelText(field), value);
};

beforeEach(() => void render(<PaybackForm fields={fields} />));

it('begins with the example', () => {
  expect(ending()).toBe('6.4 months after the first run');
  expect(screen.getByText('8,400')).toBeInTheDocument();
  expect(screen.getByText('$11,276')).toBeInTheDocument();
});

it('follows what is typed, and goes back to the example', async () => {
  await type('once', '36,000');
  expect(ending()).toBe('3.2 months after the first run');
  await userEvent.click(screen.getByRole('button', { name: 'Back to the example' }));
  expect(await screen.findByText('6.4 months after the first run')).toBeInTheDocument();
  expect(screen.getByLabelText('once')).toHaveValue('72,000');
});

it('says what is wrong beside the field, and keeps what was typed', async () => {
  await type('share', '140');
  const field = screen.getByLabelText('share');
  expect(field).toHaveValue('140');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Use a number from 1 to 100.');
  expect(screen.getByLabelText('cases')).toBeValid();
  expect(ending()).toBe('once the marked fields are right');
  expect(screen.queryByRole('figure')).toBeNull();
  await type('share', '');
  expect(field).toHaveAccessibleDescription('Enter a number.');
  await type('share', '70');
  expect(field).toHaveAccessibleDescription('help for share');
  expect(ending()).toBe('6.4 months after the first run');
});

it.each([
  ['once', '72,000', 'After 18 months: $130,968', '6.4 months after the first run'],
  ['hourly', '20', 'After 24 months: −$103,776', /^never, at these numbers\. Each month costs \$1,324 more/],
  ['once', '9,000,000', 'After 24 months: −$8,729,376', /more than ten years/],
  ['once', '1,000,000', 'After 96 months: $82,496', '88.7 months after the first run'],
  ['once', '100', 'After 12 months: $135,212', 'within the first month of runs'],
])('%s %s ends as it must, in words and at the end of the line', async (field, value, last, words) => {
  await type(field, value);
  expect(ending()).toMatch(words);
  expect(screen.getByRole('figure')).toHaveTextContent(last);
});
