import { render, screen } from '@testing-library/react';
import { LevelBars } from '@/components/sections/level-bars';
import { changeMessages } from '@/content/messages/sections';

it('Each level has its name, its text and a bar of its length', () => {
  render(<LevelBars levels={{ before: '190 s', after: '38 s', bars: { before: 100, after: 20 } }} />);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const bars = screen.getAllByRole('definition').map((level) => {
    const bar = level.querySelector('rect');
    return [level.textContent, bar?.getAttribute('width')];
  });
  expect(terms).toEqual([changeMessages.before, changeMessages.after]);
  expect(bars).toEqual([
    ['190 s', '100%'],
    ['38 s', '20%'],
  ]);
});
