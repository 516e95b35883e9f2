import { render, screen } from '@testing-library/react';
import { ResultRow } from '@/components/sections/result-row';
import { Stats } from '@/components/sections/stats';
import { figuresPage } from '@/content/figures';

it.each([
  ['our own count', 'salesforce-rating', 1],
  ['the result of a published case', 'handle-time', 0],
])('A figure says that it is our own summary if it is one: %s', (_, source, times) => {
  render(
    <>
      <Stats items={[{ value: '40%', label: 'less', source }]} />
      <ul>
        <ResultRow name="Handle time" value="40%" />
        <ResultRow name="Time" value="40%" source={source} />
      </ul>
    </>,
  );
  expect(screen.queryAllByText(figuresPage.marks.own)).toHaveLength(2 * times);
});
