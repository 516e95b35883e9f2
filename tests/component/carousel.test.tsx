import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from '@/components/ui/carousel';
import { carouselMessages } from '@/content/messages/carousel';

const slides = ['Singapore', 'Hyderabad', 'Spain'].map((name) => ({ name, content: name }));
const delay = 3000;
let reduced = false;

// jsdom has no layout: slides are 300 px wide, in a window of the same width.
beforeAll(() => {
  const seen = (callback: IntersectionObserverCallback) => ({
    observe: (target: Element) =>
      callback([{ target, isIntersecting: true } as unknown as IntersectionObserverEntry], {} as never),
    disconnect: jest.fn(),
  });
  const sizes = { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() };
  Object.assign(globalThis, {
    IntersectionObserver: jest.fn(seen),
    ResizeObserver: jest.fn(() => sizes),
    matchMedia: (query: string) =>
      Object.assign(new EventTarget(), { matches: reduced && query.includes('reduced-motion') }),
  });
  document.head.innerHTML = '<style>[aria-roledescription] { margin-right: 0 }</style>';
  const indexOf = (element: HTMLElement) =>
    element.matches('[role=group] [role=group]')
      ? [...(element.parentElement?.children ?? [])].indexOf(element)
      : 0;
  const get = (read: (element: HTMLElement) => number) => ({
    configurable: true,
    get(this: HTMLElement) {
      return read(this);
    },
  });
  Object.defineProperties(HTMLElement.prototype, {
    offsetWidth: get(() => 300),
    offsetHeight: get(() => 200),
    offsetLeft: get((element) => indexOf(element) * 300),
  });
});
beforeEach(() => {
  reduced = false;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function show(options: { delay?: number; autoplays?: boolean } = { delay }) {
  render(
    <Carousel labelledBy="title" heading={<h2 id="title">Locations</h2>} slides={slides} {...options} />,
  );
  return screen.getByRole('region', { name: 'Locations' });
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Returns the number of the announced slide. */
const position = () =>
  [1, 2, 3].find((number) =>
    screen.queryByText(new RegExp(`^${RegExp.escape(carouselMessages.position(number, 3))}`)),
  );

it('A carousel advances by itself until its pause button is pressed', () => {
  show();
  wait(3 * delay);
  expect(position()).toBe(1);
  press(carouselMessages.pause);
  wait(2 * delay);
  expect(position()).toBe(1);
  press(carouselMessages.play);
  wait(delay);
  expect(position()).toBe(2);
});

it('A carousel pauses under a mouse, and stops when a visitor uses its buttons', () => {
  show();
  const slides = screen.getByRole('group', { name: carouselMessages.slides });
  fireEvent.mouseEnter(slides);
  wait(2 * delay);
  expect(position()).toBe(1);
  fireEvent.mouseLeave(slides);
  wait(delay);
  expect(position()).toBe(2);
  press(carouselMessages.next);
  wait(2 * delay);
  expect(position()).toBe(3);
});

it('A carousel does not start by itself when the visitor prefers reduced motion', () => {
  reduced = true;
  show();
  wait(2 * delay);
  expect(position()).toBe(1);
  press(carouselMessages.play);
  wait(delay);
  expect(position()).toBe(2);
});

it('A carousel without a pace of its own advances every 4 seconds', () => {
  show({});
  wait(3999);
  expect(position()).toBe(1);
  wait(1);
  expect(position()).toBe(2);
  wait(4000);
  expect(position()).toBe(3);
});

it('A carousel that is turned by hand moves by no clock, and has no button for it', () => {
  show({ autoplays: false });
  wait(20_000);
  expect(position()).toBe(1);
  expect(screen.queryByRole('button', { name: carouselMessages.play })).toBeNull();
});

it('The buttons and arrow keys move a carousel, also from its first slide to the last', () => {
  const carousel = show({ autoplays: false });
  press(carouselMessages.previous);
  expect(position()).toBe(3);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  fireEvent.keyDown(carousel, { key: 'ArrowRight', altKey: true });
  expect(position()).toBe(3);
  fireEvent.keyDown(carousel, { key: 'ArrowRight' });
  expect(position()).toBe(1);
});

it('A sideways gesture of a wheel turns to one neighbor, and the next gesture to another', () => {
  show();
  const row = screen.getByRole('group', { name: carouselMessages.slides });
  const turn = (timeStamp: number, deltas: WheelEventInit) => {
    const event = new WheelEvent('wheel', { ...deltas, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    return fireEvent(row, event);
  };
  expect(turn(1000, { deltaY: 100, deltaX: 4 })).toBe(true);
  expect(position()).toBe(1);
  for (const time of [2000, 2010, 2020, 2030]) expect(turn(time, { deltaX: 40 })).toBe(false);
  expect(position()).toBe(2);
  turn(3000, { deltaX: 40 });
  expect(position()).toBe(3);
  turn(4000, { deltaX: -20 });
  turn(4010, { deltaX: -20 });
  expect(position()).toBe(2);
  wait(2 * delay);
  expect(position()).toBe(2);
});

it('A row that was scrolled before hydration stays at its slide, and moves no more by itself', () => {
  let scrolled = 610;
  Object.defineProperty(HTMLElement.prototype, 'scrollLeft', {
    configurable: true,
    get: () => scrolled,
    set: (value: number) => (scrolled = value),
  });
  show();
  expect([position(), scrolled]).toEqual([3, 0]);
  wait(2 * delay);
  expect(position()).toBe(3);
});
