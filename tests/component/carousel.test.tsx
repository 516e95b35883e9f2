import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { carouselWords } from '@/content/words/carousel';
import { Carousel } from '@/components/ui/carousel';

const slides = ['Singapore', 'Hyderabad', 'Spain'].map((name) => ({ name, content: name }));
const delay = 3000;
let reduced = false;
let inView = true;
const watched = new Map<Element, IntersectionObserverCallback>();

/** As the browser does it: once when it begins to watch, and whenever that changes. */
class Observer {
  readonly callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
  }
  observe(target: Element) {
    watched.set(target, this.callback);
    tell(target, this.callback);
  }
  disconnect() {
    for (const [target, callback] of watched) if (callback === this.callback) watched.delete(target);
  }
}
const tell = (target: Element, callback: IntersectionObserverCallback) =>
  callback([{ target, isIntersecting: inView } as unknown as IntersectionObserverEntry], {} as never);
function scroll(into: boolean) {
  inView = into;
  act(() => watched.forEach((callback, target) => tell(target, callback)));
}

// jsdom has no layout: slides of 300 px in a row, in a window of the same width.
beforeAll(() => {
  const observer = { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() };
  Object.assign(globalThis, {
    IntersectionObserver: Observer,
    ResizeObserver: jest.fn(() => observer),
    matchMedia: (query: string) => ({
      matches: reduced && query.includes('reduced-motion'),
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    }),
  });
  document.head.innerHTML = '<style>.carousel__slide { margin-right: 0 }</style>';
  const slide = (element: HTMLElement) =>
    element.matches('.carousel__slide') ? [...(element.parentElement?.children ?? [])].indexOf(element) : 0;
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
  inView = true;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

type Options = Partial<ComponentProps<typeof Carousel>>;

function show(options: Options = { autoplay: true, loop: true, delay }) {
  render(<Carousel labelledBy="title" head={<h2 id="title">Locations</h2>} slides={slides} {...options} />);
  return screen.getByRole('region', { name: 'Locations' });
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const positions = [1, 2, 3].map((number) => carouselWords.position(number, 3));
const spokenPosition = () =>
  screen.getByText(new RegExp(positions.map((words) => RegExp.escape(words)).join('|')));
/** The number of the slide that is said to be shown. */
const position = () => positions.findIndex((words) => spokenPosition().textContent.startsWith(words)) + 1;

it('moves on every three seconds, and from the last slide to the first', () => {
  show();
  expect(position()).toBe(1);
  wait(delay);
  expect(position()).toBe(2);
  wait(2 * delay);
  expect(position()).toBe(1);
});

it('has the pause control first, and stays where it was paused', () => {
  const carousel = show();
  expect(carousel).toHaveAttribute('aria-roledescription', carouselWords.role);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    carouselWords.pause,
    '',
    '',
  ]);
  press(carouselWords.pause);
  wait(2 * delay);
  expect(position()).toBe(1);
  press(carouselWords.play);
  wait(delay);
  expect(position()).toBe(2);
});

it('goes back from the first slide to the last, and on again', () => {
  show();
  press(carouselWords.previous);
  expect(position()).toBe(3);
  press(carouselWords.next);
  expect(position()).toBe(1);
});

it('rests while it is hovered, and says its position aloud only then', () => {
  const carousel = show();
  const spoken = () => spokenPosition().getAttribute('aria-live');
  expect(spoken()).toBe('off');
  fireEvent.pointerEnter(carousel, { pointerType: 'mouse' });
  wait(2 * delay);
  expect(position()).toBe(1);
  expect(spoken()).toBe('polite');
  fireEvent.pointerLeave(carousel);
  wait(delay);
  expect(position()).toBe(2);
});

it('rests while it holds the focus', () => {
  show();
  const next = screen.getByRole('button', { name: carouselWords.next });
  act(() => next.focus());
  wait(2 * delay);
  expect(position()).toBe(1);
  act(() => next.blur());
  wait(delay);
  expect(position()).toBe(2);
});

it('obeys "Play" although the pointer and the focus are still on the button', () => {
  const carousel = show();
  fireEvent.pointerEnter(carousel, { pointerType: 'mouse' });
  act(() => screen.getByRole('button', { name: carouselWords.pause }).focus());
  press(carouselWords.pause);
  press(carouselWords.play);
  wait(delay);
  expect(position()).toBe(2);
  act(() => screen.getByRole('button', { name: carouselWords.next }).focus());
  wait(2 * delay);
  expect(position()).toBe(2);
});

it('listens to the arrow keys inside itself only', () => {
  const carousel = show();
  press(carouselWords.pause);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(position()).toBe(1);
  fireEvent.keyDown(carousel, { key: 'ArrowRight' });
  expect(position()).toBe(2);
  fireEvent.keyDown(carousel, { key: 'ArrowLeft' });
  fireEvent.keyDown(carousel, { key: 'ArrowLeft' });
  expect(position()).toBe(3);
});

it('waits to be started where motion is unwelcome', () => {
  reduced = true;
  show();
  wait(2 * delay);
  expect(position()).toBe(1);
  press(carouselWords.play);
  wait(delay);
  expect(position()).toBe(2);
});

it('moves only while it is seen', () => {
  inView = false;
  show();
  wait(2 * delay);
  expect(position()).toBe(1);
  scroll(true);
  wait(delay);
  expect(position()).toBe(2);
  scroll(false);
  wait(2 * delay);
  expect(position()).toBe(2);
});

it('moves on every four seconds unless told otherwise', () => {
  show({ autoplay: true });
  wait(3999);
  expect(position()).toBe(1);
  wait(1);
  expect(position()).toBe(2);
});

it('leaves the arrow keys to the browser where they are its own', () => {
  const carousel = show({ loop: true });
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
    fireEvent.keyDown(carousel, { key: 'ArrowRight', [modifier]: true });
    expect(position()).toBe(1);
  }
});

describe('without a loop', () => {
  const isOff = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

  it('has no way back from the first slide, and none on from the last', () => {
    const carousel = show({});
    expect([isOff(carouselWords.previous), isOff(carouselWords.next)]).toEqual([true, false]);
    press(carouselWords.previous);
    fireEvent.keyDown(carousel, { key: 'ArrowLeft' });
    expect(position()).toBe(1);
    press(carouselWords.next);
    expect([isOff(carouselWords.previous), isOff(carouselWords.next)]).toEqual([false, false]);
    press(carouselWords.next);
    expect(position()).toBe(3);
    expect([isOff(carouselWords.previous), isOff(carouselWords.next)]).toEqual([false, true]);
    press(carouselWords.next);
    expect(position()).toBe(3);
  });

  it('has no control that starts and stops it, unless it moves by itself', () => {
    show({});
    expect(
      screen.queryByRole('button', {
        name: new RegExp(
          [carouselWords.play, carouselWords.pause].map((words) => RegExp.escape(words)).join('|'),
        ),
      }),
    ).toBeNull();
    wait(20_000);
    expect(position()).toBe(1);
  });
});

it('is never without a way on where it loops, and names the chosen slide', () => {
  show({ align: 'center', loop: true });
  press(carouselWords.previous);
  expect(spokenPosition()).toHaveTextContent(`${positions[2] ?? ''}: Spain`);
  for (const name of [carouselWords.previous, carouselWords.next])
    expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
});
