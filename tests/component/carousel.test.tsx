import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from '@/components/ui/carousel';

const names = ['Singapore', 'Hyderabad', 'Spain'];
const delay = 3000;
let reduced = false;

// jsdom has no layout: slides of 300 px in a row, in a window of the same width.
beforeAll(() => {
  const observer = { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() };
  Object.assign(globalThis, {
    IntersectionObserver: jest.fn(() => observer),
    ResizeObserver: jest.fn(() => observer),
    matchMedia: (query: string) => ({
      matches: reduced && query.includes('reduced-motion'),
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    }),
  });
  const slide = (element: HTMLElement) => Number(element.dataset['slide'] ?? 0);
  for (const [property, value] of [
    ['offsetWidth', () => 300],
    ['offsetHeight', () => 200],
    ['offsetLeft', (element: HTMLElement) => slide(element) * 300],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, property, {
      configurable: true,
      get(this: HTMLElement) {
        return value(this);
      },
    });
});

beforeEach(() => {
  reduced = false;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function show() {
  render(
    <Carousel labelledBy="title" head={<h2 id="title">Locations</h2>} names={names} delay={delay}>
      {names.map((name, index) => (
        <div key={name} data-slide={index} style={{ marginRight: 0 }}>
          {name}
        </div>
      ))}
    </Carousel>,
  );
  return screen.getByRole('region', { name: 'Locations' });
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const position = () => /\d of \d/.exec(screen.getByText(/of 3/).textContent)?.[0];

it('moves on every three seconds, and from the last slide to the first', () => {
  show();
  expect(position()).toBe('1 of 3');
  wait(delay);
  expect(position()).toBe('2 of 3');
  wait(2 * delay);
  expect(position()).toBe('1 of 3');
});

it('has the pause control first, and stays where it was paused', () => {
  const carousel = show();
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Pause', '', '']);
  press('Pause');
  wait(3 * delay);
  expect(position()).toBe('1 of 3');
  press('Play');
  wait(delay);
  expect(position()).toBe('2 of 3');
});

it('goes back from the first slide to the last, and on again', () => {
  show();
  press('Previous');
  expect(position()).toBe('3 of 3');
  press('Next');
  expect(position()).toBe('1 of 3');
});

it('rests while it is hovered, and says its position aloud only then', () => {
  const carousel = show();
  const spoken = () => screen.getByText(/of 3/).getAttribute('aria-live');
  expect(spoken()).toBe('off');
  fireEvent.pointerEnter(carousel, { pointerType: 'mouse' });
  wait(3 * delay);
  expect(position()).toBe('1 of 3');
  expect(spoken()).toBe('polite');
  fireEvent.pointerLeave(carousel);
  wait(delay);
  expect(position()).toBe('2 of 3');
});

it('rests while it holds the focus', () => {
  show();
  const next = screen.getByRole('button', { name: 'Next' });
  act(() => next.focus());
  wait(3 * delay);
  expect(position()).toBe('1 of 3');
  act(() => next.blur());
  wait(delay);
  expect(position()).toBe('2 of 3');
});

it('obeys "Play" although the pointer and the focus are still on the button', () => {
  const carousel = show();
  fireEvent.pointerEnter(carousel, { pointerType: 'mouse' });
  act(() => screen.getByRole('button', { name: 'Pause' }).focus());
  press('Pause');
  press('Play');
  wait(delay);
  expect(position()).toBe('2 of 3');
  act(() => screen.getByRole('button', { name: 'Next' }).focus());
  wait(3 * delay);
  expect(position()).toBe('2 of 3');
});

it('listens to the arrow keys inside itself only', () => {
  const carousel = show();
  press('Pause');
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(position()).toBe('1 of 3');
  fireEvent.keyDown(carousel, { key: 'ArrowRight' });
  expect(position()).toBe('2 of 3');
  fireEvent.keyDown(carousel, { key: 'ArrowLeft' });
  fireEvent.keyDown(carousel, { key: 'ArrowLeft' });
  expect(position()).toBe('3 of 3');
});

it('waits to be started where motion is unwelcome', () => {
  reduced = true;
  show();
  wait(3 * delay);
  expect(position()).toBe('1 of 3');
  press('Play');
  wait(delay);
  expect(position()).toBe('2 of 3');
});
