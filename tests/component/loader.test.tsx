const FILES = ['/_next/static/chunks/data.js', '/_next/static/chunks/main.js'];
/** The file that a press on the opener of the dialog needs beside them. */
const PART = '/_next/static/chunks/part.js';

/** Runs the loader as the script of an element. */
function load(files = FILES) {
  const currentScript = Object.assign(document.createElement('script'), { text: '' });
  Object.assign(currentScript.dataset, { scripts: files.join(' '), ahead: PART, opener: 'dialog' });
  Object.defineProperty(document, 'currentScript', { value: currentScript, configurable: true });
  jest.isolateModules(() => {
    jest.requireActual('@/adapter/defer-hydration/loader');
  });
}

// Browsers send events without a key when they fill in a form.
const interact = (event: string) => document.body.dispatchEvent(new Event(event, { bubbles: true }));
const movePointerTo = (clientX: number) =>
  document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX }));
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('head script')];
const asked = () => scripts().map(({ src }) => new URL(src).pathname);

// Each loader listens on the window for the life of a page, which here ends with each test.
let listen: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
beforeEach(() => {
  document.head.replaceChildren();
  listen = jest.spyOn(window, 'addEventListener');
});
afterEach(() => {
  for (const args of listen.mock.calls) window.removeEventListener(...args);
  listen.mockRestore();
});

it('The loader loads the scripts once, in order, on the first interaction', () => {
  load();
  movePointerTo(40);
  movePointerTo(40);
  expect(asked()).toEqual([]);
  movePointerTo(41);
  interact('keydown');
  expect(asked()).toEqual(FILES);
  expect(scripts().every((script) => !script.async)).toBe(true);
});

it('The loader asks first for the part of the dialog whose button is pressed', () => {
  document.body.innerHTML = '<button commandfor="dialog"><b>Open</b></button>';
  load();
  document.querySelector('b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(asked()).toEqual([PART, ...FILES]);
  document.body.replaceChildren();
});

it('The loader fetches files and the part of the dialog while the page rests, and the whole sheets after all files', () => {
  const fetched = jest.fn(() => Promise.resolve({ blob: jest.fn() }));
  Object.assign(globalThis, { fetch: fetched });
  jest.useFakeTimers();
  document.head.innerHTML = '<link rel="stylesheet" media="not all" disabled>';
  const [sheet] = document.getElementsByTagName('link');
  load();
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  jest.useRealTimers();
  expect(fetched.mock.calls.map(([address]: unknown[]) => address)).toEqual([...FILES, PART]);
  expect(scripts()).toEqual([]);
  interact('keydown');
  const [data, main] = scripts();
  data?.dispatchEvent(new Event('load'));
  expect(sheet?.disabled).not.toBe(false);
  main?.dispatchEvent(new Event('load'));
  expect(sheet?.disabled).toBe(false);
});

/** Waits for the event of a file that failed, and returns whether it is gone. */
const failure = () =>
  new Promise<boolean>((resolve) =>
    window.addEventListener('hydration-failed', (event) => resolve((event as CustomEvent<boolean>).detail), {
      once: true,
    }),
  );

it.each<[string, () => Promise<{ status: number }>, boolean]>([
  ['is gone', () => Promise.resolve({ status: 404 }), true],
  ['came too late', () => Promise.resolve({ status: 200 }), false],
  ['cannot be reached', () => Promise.reject(new TypeError('failed')), false],
])(
  'The loader tries again with the scripts that are missing, and reports that one %s',
  async (_, respond, isGone) => {
    const fetched = jest.fn(respond);
    Object.assign(globalThis, { fetch: fetched });
    load();
    interact('hydrate');
    const [data, main] = scripts();
    data?.dispatchEvent(new Event('load'));
    const reported = failure();
    main?.dispatchEvent(new Event('error'));
    await expect(reported).resolves.toBe(isGone);
    expect(fetched.mock.calls).toEqual([[FILES[1]]]);
    interact('pointerdown');
    expect(asked()).toEqual(FILES);
    expect(scripts()[0]).toBe(data);
    expect(scripts()[1]).not.toBe(main);
  },
);

it('AT-55: The loader loads only files of the build, from any list', () => {
  load([
    'https://evil.example/x.js',
    '//evil.example/x.js',
    '/about',
    '/_next/static/chunks/../x.js',
    'data:,alert(1)',
    '/_next/static/chunks/a.js?dpl=2',
  ]);
  interact('keydown');
  expect(asked()).toEqual(['/_next/static/chunks/a.js']);
});

it.each([
  ['starts when something that plays by itself comes into view', false],
  ['leaves it still where motion is not wanted', true],
])('The loader %s', (_, matches) => {
  let see: (entries: { isIntersecting: boolean }[], observer: object) => void = () => undefined;
  const observer = { observe: jest.fn(), disconnect: jest.fn() };
  const Observer = function (this: object, seen: typeof see) {
    see = seen;
    return Object.assign(this, observer);
  };
  Object.assign(globalThis, { IntersectionObserver: Observer });
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
  document.body.innerHTML = '<p data-autoplay></p>';
  load();
  window.dispatchEvent(new Event('DOMContentLoaded'));
  see([{ isIntersecting: false }], observer);
  expect(asked()).toEqual([]);
  see([{ isIntersecting: true }], observer);
  expect(asked()).toEqual(matches ? [] : FILES);
  jest.mocked(matchMedia).mockRestore();
});
