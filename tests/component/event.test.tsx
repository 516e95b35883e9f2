import { fireEvent, render, screen } from '@testing-library/react';
import { QuoteCarousel } from '@/components/sections/quote-carousel';
import { VideoFrame } from '@/components/ui/video-frame';

const quotes = ['Idris', 'Katarzyna', 'Somchai'].map((name) => ({
  name,
  role: 'Director',
  text: `${name} says.`,
}));

// jsdom has no layout: slides of 300 px in a row, in a window of 400.
beforeAll(() => {
  document.head.innerHTML = '<style>.quote { margin-right: 0 }</style>';
  const observer = { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() };
  Object.assign(globalThis, {
    IntersectionObserver: jest.fn(() => observer),
    ResizeObserver: jest.fn(() => observer),
  });
  const place = (element: HTMLElement) =>
    element.matches('.quote') ? [...(element.parentElement?.children ?? [])].indexOf(element) : 0;
  for (const [property, value] of [
    ['offsetWidth', (element: HTMLElement) => (element.matches('.quote') ? 300 : 400)],
    ['offsetHeight', () => 200],
    ['offsetLeft', (element: HTMLElement) => place(element) * 300],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, property, {
      configurable: true,
      get(this: HTMLElement) {
        return value(this);
      },
    });
});

const position = () => /\d of \d: \w+/.exec(screen.getByText(/of 3/).textContent)?.[0];

describe('the quotes', () => {
  function show() {
    render(<QuoteCarousel labelledBy="title" head={<h2 id="title">Voices</h2>} quotes={quotes} />);
    return screen.getByRole('region', { name: 'Voices' });
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('go round in both directions', () => {
    show();
    expect(position()).toBe('1 of 3: Idris');
    press('Previous');
    expect(position()).toBe('3 of 3: Somchai');
    press('Next');
    expect(position()).toBe('1 of 3: Idris');
  });

  it('follow the arrow keys, unless they belong to the browser', () => {
    const region = show();
    fireEvent.keyDown(region, { key: 'ArrowRight' });
    expect(position()).toBe('2 of 3: Katarzyna');
    fireEvent.keyDown(region, { key: 'ArrowLeft', altKey: true });
    expect(position()).toBe('2 of 3: Katarzyna');
    fireEvent.keyDown(region, { key: 'ArrowLeft' });
    expect(position()).toBe('1 of 3: Idris');
  });
});

it('asks the video host for nothing before the press on play, and then takes the focus to the player', () => {
  render(
    <VideoFrame id="SampleVideo" title="A crew rebooking" play="Play video">
      <p>poster</p>
    </VideoFrame>,
  );
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Play video' }));
  const player = screen.getByTitle('A crew rebooking');
  expect(new URL((player as HTMLIFrameElement).src).host).toBe('www.youtube-nocookie.com');
  expect(player).toHaveFocus();
  expect(screen.queryByText('poster')).toBeNull();
});
