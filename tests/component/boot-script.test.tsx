import { starterScript } from '@/adapter/static-pages/starter';
import { bootScript } from '@/lib/startup/compiled';

const root = document.documentElement;
const run = (script: string) => {
  (0, eval)(script);
};
const hydrate = () => {
  root.dataset['hydrated'] = '';
  window.dispatchEvent(new Event('hydrated'));
};
const find = (name: string) => document.getElementById(name) as HTMLElement;
const press = (name: string) => find(name).click();
const key = (on: EventTarget, init: KeyboardEventInit) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
const seen: string[] = [];

// Its listeners stay on the window for the whole file, as they do for the whole life of a page.
beforeAll(() => {
  run(bootScript);
  document.body.addEventListener('keydown', ({ key: pressed }) => seen.push(pressed));
});
beforeEach(() => {
  delete root.dataset['hydrated'];
  seen.length = 0;
  document.head.replaceChildren();
  document.body.innerHTML = `<button id="search" data-opens="search"></button><button id="play"></button>
    <button id="menu" popovertarget="x"></button><input id="field">
    <p data-choice><button id="yes"></button><button id="no"></button></p>`;
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => seen.push(button.id));
});
afterEach(hydrate);

describe('before the page is hydrated', () => {
  it('holds presses that need the framework, shows them, and gives them back in order', () => {
    for (const name of ['play', 'search', 'play']) press(name);
    expect(seen).toEqual([]);
    expect(find('play')).toHaveAttribute('data-held');
    hydrate();
    expect(seen).toEqual(['play', 'search', 'play']);
    expect(find('play')).not.toHaveAttribute('data-held');
  });

  it('gives back of a choice the last button that was pressed, and shows it alone', () => {
    for (const name of ['search', 'yes', 'no']) press(name);
    expect(find('yes')).not.toHaveAttribute('data-held');
    expect(find('no')).toHaveAttribute('data-held');
    hydrate();
    expect(seen).toEqual(['search', 'no']);
  });

  it('leaves alone what HTML can do, and every key', () => {
    press('menu');
    key(find('field'), { key: 'a' });
    key(document.body, { key: 'Escape' });
    expect(seen).toEqual(['menu', 'a', 'Escape']);
  });

  it('forgets what it held when the framework does not come, and looks as before', () => {
    press('play');
    window.dispatchEvent(new Event('start-failed'));
    expect(find('play')).not.toHaveAttribute('data-held');
    hydrate();
    expect(seen).toEqual([]);
  });

  it('knows from another tab whether somebody is signed in', () => {
    document.cookie = 'signed-in=1';
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(root).toHaveAttribute('data-session');
    document.cookie = 'signed-in=; max-age=0';
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(root).not.toHaveAttribute('data-session');
  });
});

it('a page that is hydrated holds nothing', () => {
  hydrate();
  press('play');
  expect(seen).toEqual(['play']);
});

it('an image that does not load is hidden, and nothing else', () => {
  document.body.innerHTML = '<img alt="" src="/gone.jpg"><video src="/gone.mp4"></video>';
  for (const element of document.body.children) element.dispatchEvent(new Event('error'));
  expect(document.querySelector('img')).toHaveProperty('hidden', true);
  expect(document.querySelector('video')).toHaveProperty('hidden', false);
});

it('"/" goes to the search of the page where it has one, but not from a dialog or with a modifier', () => {
  document.body.innerHTML +=
    '<main><input aria-keyshortcuts="/"></main><dialog open><p id="text"></p></dialog>';
  expect(key(find('text'), { key: '/' })).toBe(true);
  expect(key(document.body, { key: '/', ctrlKey: true })).toBe(true);
  expect(key(document.body, { key: '/' })).toBe(false);
  expect(document.querySelector('main input')).toHaveFocus();
});

it('a page that is locked makes up for the width of its scrollbar', () => {
  const show = (scrollbar: number) =>
    Object.defineProperty(root, 'clientWidth', { value: innerWidth - scrollbar, configurable: true });
  show(15);
  window.dispatchEvent(new Event('load'));
  root.style.overflow = 'hidden';
  show(0);
  press('menu');
  expect(root.style.getPropertyValue('--scrollbar')).toBe('15px');
  root.style.overflow = '';
});

describe('the starter', () => {
  const start = () => run(starterScript(['/data.js', '/main.js']));
  // As browsers send it when they fill in a form: without a key.
  const interact = (event: string) => document.body.dispatchEvent(new Event(event, { bubbles: true }));
  const moveTo = (clientX: number) =>
    document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX }));
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('head script')];
  const asked = () => scripts().map(({ src }) => new URL(src).pathname);
  const came = (name: string, event = 'load') =>
    scripts()
      .find(({ src }) => src.endsWith(name))
      ?.dispatchEvent(new Event(event));

  // Each start listens on the window for the whole life of a page, which ends with each test.
  let listen: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
  beforeEach(() => {
    listen = jest.spyOn(window, 'addEventListener');
  });
  afterEach(() => {
    for (const args of listen.mock.calls) window.removeEventListener(...args);
    listen.mockRestore();
  });

  it('loads the framework once, in order, when somebody interacts', () => {
    start();
    moveTo(40);
    moveTo(40);
    expect(scripts()).toHaveLength(0);
    moveTo(41);
    interact('keydown');
    expect(asked()).toEqual(['/data.js', '/main.js']);
    expect(scripts().every((script) => !script.async)).toBe(true);
  });

  it('tries again with what is missing', () => {
    const failed = jest.fn();
    window.addEventListener('start-failed', failed);
    start();
    interact('keydown');
    const [data, main] = scripts();
    came('/data.js');
    came('/main.js', 'error');
    expect(failed).toHaveBeenCalledTimes(1);
    interact('pointerdown');
    expect(asked()).toEqual(['/data.js', '/main.js']);
    expect(scripts()[0]).toBe(data);
    expect(scripts()[1]).not.toBe(main);
  });

  it('does not wait for an interaction where the demo form is to open again', () => {
    sessionStorage.setItem('demo-draft', JSON.stringify({ savedAt: Date.now(), isResumed: true }));
    start();
    expect(asked()).toEqual(['/data.js', '/main.js']);
    sessionStorage.clear();
  });

  it.each([
    ['starts when what plays by itself comes into view', false],
    ['leaves it still where motion is not wanted', true],
  ])('%s', (_, matches) => {
    let see: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
    const Observer = function (this: object, seen: typeof see) {
      see = seen;
      return Object.assign(this, { observe: jest.fn(), disconnect: jest.fn() });
    };
    Object.assign(globalThis, { IntersectionObserver: Observer });
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
    document.body.innerHTML = '<p data-autoplay></p>';
    start();
    window.dispatchEvent(new Event('DOMContentLoaded'));
    see([{ isIntersecting: false }]);
    expect(asked()).toEqual([]);
    see([{ isIntersecting: true }]);
    expect(asked()).toEqual(matches ? [] : ['/data.js', '/main.js']);
    jest.mocked(matchMedia).mockRestore();
  });
});
