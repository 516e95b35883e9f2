import { render, screen } from '@testing-library/react';
import { DemoDialog } from '@/components/demo/demo-dialog';
import { demoDialog } from '@/content/words/demo';
import { demoFieldWords } from '@/content/words/demo-form';
import { site } from '@/lib/content/site';

const setting = { requestsReadableBy: 'verified' };
jest.mock('@/lib/content/readers', () => ({
  get requestsReadableBy() {
    return setting.requestsReadableBy;
  },
}));
jest.mock('next/navigation', () => ({ usePathname: () => '/careers' }));
jest.mock('@/lib/demo/actions', () => ({ requestDemo: jest.fn(), sendDemoForm: jest.fn() }));

it.each(['verified', 'staff'] as const)('the dialog says who reads a request: %s', (readers) => {
  setting.requestsReadableBy = readers;
  render(<DemoDialog />);
  const dialog = screen.getByRole('dialog', { hidden: true });
  expect(dialog).toHaveAccessibleDescription(
    `${demoDialog.promise} ${demoDialog.answered(site.answering.within)} ${demoDialog.readers[readers]}`,
  );
  expect(screen.getByLabelText('Phone Number')).toHaveAccessibleDescription(demoFieldWords.phone.helper);
});
