import { render } from '@testing-library/react';
import { Letters } from '@/components/sections/letters';

const letters = (container: HTMLElement) => [...container.querySelectorAll('.letters-word > span')];

it('gives readers the whole text once', () => {
  const { container } = render(
    <Letters lines={['Redefining Possibilities', 'Accelerating Growth']} pace={70} />,
  );
  expect(container.querySelector('.sr-only')).toHaveTextContent(
    /^Redefining Possibilities Accelerating Growth$/,
  );
  expect(container.querySelector('.sr-only + span')).toHaveAttribute('aria-hidden', 'true');
});

it('counts a slot for each letter and space, on through the lines', () => {
  const { container } = render(<Letters lines={['The IntelliMate™', 'Platform']} pace={70} />);
  const slots = letters(container).map((letter) => `${letter.textContent} ${letter.className}`);
  // Slot 3 is the space; the first line takes 16 slots, the second 8.
  expect(slots.slice(0, 4)).toEqual(['T letter-0', 'h letter-1', 'e letter-2', 'I letter-4']);
  // Smaller than the letters, in its slot.
  expect(slots).toContainEqual(expect.stringMatching(/^™ letter-15 .*text-\[0\.5em\]/));
  expect(slots).toContain('P letter-16');
  expect(slots.at(-1)).toBe('m letter-23');
});

it('keeps the spaces between words and carries no style attribute', () => {
  const { container } = render(<Letters lines={['Agents that finish what they start']} pace={30} />);
  expect(container.querySelector('.sr-only + span')).toHaveTextContent('Agents that finish what they start');
  expect(container.querySelector('[style]')).toBeNull();
});
