import { render, screen } from '@testing-library/react';
import { AnimatedText } from '@/components/typography/animated-text';

test.each([70, 30] as const)('Letters light up %s ms after each other, and the text is whole', (pace) => {
  render(<AnimatedText lines={['One line']} pace={pace} />);
  expect(screen.getByText('One line').nextElementSibling).toHaveClass(`[--pace:${pace}ms]`);
});
