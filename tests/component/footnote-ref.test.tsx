import { render, screen } from '@testing-library/react';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { measuredMessages } from '@/content/messages/sections';

const { own, ownSummary } = measuredMessages;

it.each([
  ['our own summary', 'salesforce-rating', true],
  ['the result of a published case', 'handle-time', false],
])('The mark beside a figure says that it is %s', (_, source, isOwn) => {
  render(<FootnoteRef source={source} />);
  const mark = screen.getByRole('link');
  expect(mark.textContent.includes(own)).toBe(isOwn);
  expect(mark.getAttribute('aria-label')?.includes(ownSummary)).toBe(isOwn);
});
