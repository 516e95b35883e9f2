import { render, screen } from '@testing-library/react';
import { AnimatedText } from '@/components/typography/animated-text';

test.each([70, 30] as const)(
  'Letters light up %s ms after each other, and the text is there once',
  (pace) => {
    render(
      <h1 aria-label="One line">
        <AnimatedText lines={['One', 'line']} pace={pace} />
      </h1>,
    );
    const heading = screen.getByRole('heading', { name: 'One line' });
    expect(heading).toHaveTextContent(/^One line$/);
    expect(heading.firstElementChild).toHaveClass(`[--pace:${pace}]`);
  },
);
