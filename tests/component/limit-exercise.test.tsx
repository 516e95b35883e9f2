import { render } from '@testing-library/react';
import { LimitExercise } from '@/app/(marketing)/careers/_components/limit-exercise';
import { careers } from '@/content/careers';

const { exercise } = careers.hero;

/** Counts the dots of a dashed line, which has one every 8 units. */
const countDots = (path: Element) =>
  [...(path.getAttribute('d') ?? '').matchAll(/h([\d.]+)/g)].reduce(
    (sum, [, length]) => sum + Math.floor(Number(length) / 8) + 1,
    0,
  );

if (exercise)
  it('Each limit is drawn with one dot for each replayed case, in the color of what became of it', () => {
    const { container } = render(<LimitExercise exercise={exercise} />);
    const drawn = [...container.querySelectorAll('svg')].map((field) =>
      [...field.querySelectorAll('path')].map(countDots),
    );
    expect(drawn).toEqual(
      exercise.options.map(({ asked, wrong }) => [exercise.cases - asked - wrong, asked, wrong]),
    );
  });
