import { bootScript } from '@/lib/security/boot-script';
import { starterScript } from '@/adapter/light/starter';

const root = document.documentElement;
const run = (script: string) => {
  (0, eval)(script);
};
const live = () => {
  root.dataset['live'] = '';
  window.dispatchEvent(new Event('live'));
};
const press = (name: string) => document.getElementById(name)?.click();
const key = (on: EventTarget, init: KeyboardEventInit) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('head script')];
const seen: string[] = [];

// Its listeners stay on the window for the whole file, as they do for the whole life of a page.
beforeAll(() => {
  run(bootScript);
  document.body.addEventListener('keydown', ({ key: pressed }) => seen.push(pressed));
});

beforeEach(() => {
  delete root.dataset['live'];
  seen.length = 0;
  document.head.replaceChildren();
  document.body.innerHTML = `<button id="search" data-opens="search"></button><button id="play"></button>
    <button id="menu" popovertarget="x"></button><input id="field"><div class="carousel"><p id="slide"></p></div>`;
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => seen.push(button.id));
});
afterEach(live);

describe('before the page is live', () => {
  it('holds presses that need the framework, shows them, and gives them back in order', () => {
    press('play');
    press('search');
    press('play');
    expect(seen).toEqual([]);
    expect(document.getElementById('play')).toHaveAttribute('data-held');
    live();
    expect(seen).toEqual(['play', 'search', 'play']);
    expect(document.getElementById('play')).not.toHaveAttribute('data-held');
  });

  it('lets HTML do what it can', () => {
    press('menu');
    expect(seen).toEqual(['menu']);
  });

  it('holds "/" and what is typed after it', () => {
    for (const pressed of ['/', 'c', 'x', 'Backspace']) key(document.body, { key: pressed });
    expect(seen).toEqual([]);
    live();
    expect(seen).toEqual(['/', 'c', 'x', 'Backspace']);
  });

  it('holds what is typed after a press on search', () => {
    press('search');
    key(document.body, { key: 'c' });
    live();
    expect(seen).toEqual(['search', 'c']);
  });

  it('leaves typing in a field, and the browser its shortcuts', () => {
    key(document.getElementById('field') as Element, { key: '/' });
    key(document.body, { key: '/', ctrlKey: true });
    expect(seen).toEqual(['/', '/']);
  });

  it('holds the arrows of a carousel', () => {
    key(document.getElementById('slide') as Element, { key: 'ArrowRight' });
    expect(seen).toEqual([]);
    live();
    expect(seen).toEqual(['ArrowRight']);
  });

  it('forgets what it held when the framework does not come, and looks as before', () => {
    press('play');
    window.dispatchEvent(new Event('start-failed'));
    expect(document.getElementById('play')).not.toHaveAttribute('data-held');
    live();
    expect(seen).toEqual([]);
  });
});

it('holds nothing on a page that is live', () => {
  live();
  press('play');
  key(document.body, { key: '/' });
  expect(seen).toEqual(['play', '/']);
});

describe('the starter', () => {
  const start = () => run(starterScript(['/data.js', '/main.js']));
  // As browsers send it when they fill in a form: without a key.
  const sign = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

  it.each(['pointerover', 'touchstart', 'pointerdown', 'keydown', 'focusin'])(
    'loads the files once, in order, on %s',
    (type) => {
      start();
      expect(scripts()).toHaveLength(0);
      sign(type);
      sign(type);
      expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/data.js', '/main.js']);
      expect(scripts().every((script) => !script.async)).toBe(true);
    },
  );

  it('tries again with what is missing', () => {
    const failed = jest.fn();
    window.addEventListener('start-failed', failed);
    start();
    sign('keydown');
    const [data, main] = scripts();
    data?.dispatchEvent(new Event('load'));
    main?.dispatchEvent(new Event('error'));
    expect(failed).toHaveBeenCalledTimes(1);
    sign('pointerdown');
    expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/data.js', '/main.js']);
    expect(scripts()[0]).toBe(data);
    expect(scripts()[1]).not.toBe(main);
  });

  it('does not wait where a sign-in or a mailed link has something to tell', () => {
    sessionStorage.setItem('demo-draft', JSON.stringify({ resume: true }));
    start();
    expect(scripts()).toHaveLength(2);
    sessionStorage.clear();
    document.head.replaceChildren();
    location.hash = '#signed-in';
    start();
    expect(scripts()).toHaveLength(2);
    location.hash = '';
  });
});

describe('where the browser does not know closedby', () => {
  const inside = { clientX: 200, clientY: 200 };
  const beside = { clientX: 20, clientY: 200 };
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
  const at = (type: string, place: MouseEventInit, target: Element = dialog()) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...place }));

  beforeEach(() => {
    document.body.innerHTML = '<dialog open closedby="any"><p>Words</p></dialog>';
    // Nothing is laid out here, and no dialog knows how to close.
    dialog().getBoundingClientRect = () => ({ left: 100, right: 400, top: 100, bottom: 400 }) as DOMRect;
    dialog().close = () => dialog().removeAttribute('open');
  });

  it('a press beside a dialog closes it', () => {
    at('pointerdown', beside);
    at('click', beside);
    expect(dialog().open).toBe(false);
  });

  it('a press inside it, or one that only begins or only ends beside it, does not', () => {
    for (const [down, up] of [
      [inside, inside],
      [inside, beside],
      [beside, inside],
    ] as const) {
      at('pointerdown', down);
      at('click', up);
      expect(dialog().open).toBe(true);
    }
    at('pointerdown', beside, document.querySelector('p') as Element);
    at('click', beside);
    expect(dialog().open).toBe(true);
  });

  it('nor does one beside a dialog that does not say so', () => {
    dialog().removeAttribute('closedby');
    at('pointerdown', beside);
    at('click', beside);
    expect(dialog().open).toBe(true);
  });
});

describe('a search of the page itself', () => {
  beforeEach(() => {
    document.body.innerHTML = '<main><input aria-keyshortcuts="/" value="rail"></main><button></button>';
  });
  const own = () => document.querySelector('input') as HTMLInputElement;

  it.each([['before the page is live'], ['after']])('has the slash %s', (when) => {
    if (when === 'after') live();
    const prevented = !key(document.body, { key: '/' });
    expect(prevented).toBe(true);
    expect(own()).toHaveFocus();
    expect(own().selectionEnd).toBe(4);
  });

  it('takes a slash that is typed as a letter', () => {
    own().focus();
    expect(key(own(), { key: '/' })).toBe(true);
  });
});
