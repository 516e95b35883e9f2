import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaybackForm } from '@/app/(site)/demo/_sections/payback-form';
import { paybackFields } from '@/app/(site)/demo/_sections/payback-sum';
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

it('the sum begins with the example, follows what is typed, and says what is wrong beside the field', async () => {
  expect(ending()).toBe('6.4 months after the first run');
  await type('once', '36,000');
  expect(ending()).toBe('3.2 months after the first run');
  expect(screen.getByRole('figure')).toHaveTextContent('After 12 months: $99,312');
  await type('share', '140');
  expect(screen.getByLabelText('share')).toHaveAccessibleDescription('Use a number from 1 to 100.');
  expect(screen.getByLabelText('cases')).toBeValid();
  expect(ending()).toBe('once the marked fields are right');
  expect(screen.queryByRole('figure')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the example' }));
  expect(await screen.findByText('6.4 months after the first run')).toBeInTheDocument();
});
