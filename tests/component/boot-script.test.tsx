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
  delete root.dataset['hydrated'];
  seen.length = 0;
  document.head.replaceChildren();
  document.body.innerHTML = `<button id="search" data-opens="search"></button><button id="play"></button>
    <button id="menu" popovertarget="x"></button><input id="field"><div class="carousel"><p id="slide"></p></div>`;
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => seen.push(button.id));
});
afterEach(hydrate);

describe('the scrollbar', () => {
  const width = jest.spyOn(root, 'clientWidth', 'get');
  afterAll(() => width.mockRestore());

  it('is noted with its width, and the page is not styled anew for one that takes no room', () => {
    width.mockReturnValue(innerWidth);
    window.dispatchEvent(new Event('load'));
    expect(root).not.toHaveAttribute('style');
    width.mockReturnValue(innerWidth - 15);
    window.dispatchEvent(new Event('load'));
    expect(root.style.getPropertyValue('--scrollbar')).toBe('15px');
    width.mockReturnValue(innerWidth);
    press('menu');
    expect(root.style.getPropertyValue('--scrollbar')).toBe('0px');
  });
});

describe('before the page is hydrated', () => {
  it('holds presses that need the framework, shows them, and gives them back in order', () => {
    press('play');
    press('search');
    press('play');
    expect(seen).toEqual([]);
    expect(document.getElementById('play')).toHaveAttribute('data-held');
    hydrate();
    expect(seen).toEqual(['play', 'search', 'play']);
    expect(document.getElementById('play')).not.toHaveAttribute('data-held');
  });

  it('of the buttons of a choice gives back the last that was pressed, and shows it alone', () => {
    const yes = document.getElementById('play') as Element;
    const choice = document.createElement('p');
    choice.dataset['choice'] = '';
    choice.innerHTML = '<button id="no"></button>';
    document.body.append(choice);
    choice.append(yes);
    const no = document.getElementById('no') as Element;
    no.addEventListener('click', () => seen.push('no'));
    press('search');
    press('play');
    press('no');
    expect(yes).not.toHaveAttribute('data-held');
    expect(no).toHaveAttribute('data-held');
    hydrate();
    expect(seen).toEqual(['search', 'no']);
  });

  it('lets HTML do what it can', () => {
    press('menu');
    expect(seen).toEqual(['menu']);
  });

  it('holds "/" and what is typed after it', () => {
    for (const pressed of ['/', 'c', 'x', 'Backspace']) key(document.body, { key: pressed });
    expect(seen).toEqual([]);
    hydrate();
    expect(seen).toEqual(['/', 'c', 'x', 'Backspace']);
  });

  it('holds the Escape that takes it back', () => {
    key(document.body, { key: 'Escape' });
    for (const pressed of ['/', 'c', 'Escape']) key(document.body, { key: pressed });
    expect(seen).toEqual(['Escape']);
    hydrate();
    expect(seen).toEqual(['Escape', '/', 'c', 'Escape']);
  });

  it('holds what is typed after a press on search', () => {
    press('search');
    key(document.body, { key: 'c' });
    hydrate();
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
    hydrate();
    expect(seen).toEqual(['ArrowRight']);
  });

  it('forgets what it held when the framework does not come, and looks as before', () => {
    press('play');
    window.dispatchEvent(new Event('start-failed'));
    expect(document.getElementById('play')).not.toHaveAttribute('data-held');
    hydrate();
    expect(seen).toEqual([]);
  });
});

describe('whether somebody is signed in', () => {
  const signedIn = (isIn: boolean) =>
    (document.cookie = isIn ? 'signed-in=1' : 'signed-in=; expires=Thu, 01 Jan 1970 00:00:00 GMT');
  afterEach(() => signedIn(false));

  it.each(['pageshow', 'focus', 'visibilitychange'])(
    'follows another tab until the page is hydrated: %s',
    (type) => {
      for (const isIn of [true, false]) {
        signedIn(isIn);
        document.dispatchEvent(new Event(type, { bubbles: true }));
        expect('session' in root.dataset).toBe(isIn);
      }
      hydrate();
      signedIn(true);
      document.dispatchEvent(new Event(type, { bubbles: true }));
      expect(root).not.toHaveAttribute('data-session');
    },
  );
});

it('hides an image that does not load, and nothing else', () => {
  document.body.innerHTML = '<img alt="" src="/gone.jpg"><video src="/gone.mp4"></video>';
  for (const element of document.body.children) element.dispatchEvent(new Event('error'));
  window.dispatchEvent(new ErrorEvent('error', { message: 'Something else' }));
  expect(document.querySelector('img')).toHaveProperty('hidden', true);
  expect(document.querySelector('video')).toHaveProperty('hidden', false);
});

it("puts the visitor's year into the footer", () => {
  document.body.innerHTML = '<time>2025</time><footer class="site-footer"><time>2025</time></footer>';
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  const years = [...document.querySelectorAll('time')].map(({ textContent }) => textContent);
  expect(years).toEqual(['2025', String(new Date().getFullYear())]);
});

describe.each([false, true])('on a page with a search of its own, hydrated: %s', (isHydrated) => {
  const press = (on: Element, init = {}) => key(on, { key: '/', ...init });
  const field = () => document.querySelector('main input');
  beforeEach(() => {
    if (isHydrated) hydrate();
    document.body.insertAdjacentHTML(
      'beforeend',
      `<main><input aria-keyshortcuts="/"></main><dialog open><p id="text"></p></dialog>`,
    );
  });

  it('"/" goes there, and typing goes on', () => {
    expect(press(document.body)).toBe(false);
    expect(field()).toHaveFocus();
    expect(key(field() as Element, { key: 'c' })).toBe(true);
  });

  it('not from a dialog or another field, and not with a modifier', () => {
    for (const id of ['text', 'field']) expect(press(document.getElementById(id) as Element)).toBe(true);
    expect(press(document.body, { ctrlKey: true })).toBe(true);
    expect(field()).not.toHaveFocus();
  });
});

it('what was held goes to the search of the site, even if the page has got its own meanwhile', () => {
  for (const pressed of ['/', 'c']) key(document.body, { key: pressed });
  document.body.insertAdjacentHTML('beforeend', '<main><input aria-keyshortcuts="/"></main>');
  hydrate();
  expect(seen).toEqual(['/', 'c']);
  expect(document.querySelector('main input')).not.toHaveFocus();
});

describe('the width that a locked page makes up for', () => {
  const width = () => root.style.getPropertyValue('--scrollbar');
  const show = (scrollbar: number) =>
    Object.defineProperty(root, 'clientWidth', { value: innerWidth - scrollbar, configurable: true });
  afterEach(() => {
    root.style.overflow = '';
    show(0);
    window.dispatchEvent(new Event('load'));
  });

  it.each([
    ['the page is there', () => window.dispatchEvent(new Event('load'))],
    ['something is pressed', () => press('menu')],
    ['a key is pressed', () => key(document.body, { key: 'Enter' })],
  ])('is measured when %s', (_, act) => {
    show(15);
    act();
    expect(width()).toBe('15px');
  });

  it('is not forgotten while the page is locked', () => {
    show(15);
    press('menu');
    root.style.overflow = 'hidden';
    show(0);
    press('menu');
    expect(width()).toBe('15px');
  });
});

it('holds nothing on a page that is hydrated', () => {
  hydrate();
  press('play');
  key(document.body, { key: '/' });
  expect(seen).toEqual(['play', '/']);
});

describe('the demo form, as long as the browser posts it', () => {
  const form = () => document.querySelector('form') as HTMLFormElement;
  beforeEach(() => {
    document.body.innerHTML = '<dialog id="demo-dialog" open><form><input name="name"></form></dialog>';
  });

  it('says when its code did not come', () => {
    form().insertAdjacentHTML('beforeend', '<p id="demo-failure" hidden>Not loaded</p>');
    window.dispatchEvent(new Event('start-failed'));
    expect(form().querySelector('p')).toBeVisible();
  });
});

describe('the starter', () => {
  const start = () => run(starterScript(['/form.js', '/data.js', '/main.js']));
  // As browsers send it when they fill in a form: without a key.
  const interact = (type: string, on: Element = document.body) =>
    on.dispatchEvent(new Event(type, { bubbles: true }));
  const moveTo = (clientX: number, on: Element = document.body) =>
    on.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX }));
  const asked = () => scripts().map(({ src }) => new URL(src).pathname);
  const came = (name: string, type = 'load') =>
    scripts()
      .find(({ src }) => src.endsWith(name))
      ?.dispatchEvent(new Event(type));
  const button = () => document.getElementById('demo') as HTMLElement;

  beforeEach(() =>
    document.body.insertAdjacentHTML('beforeend', '<button id="demo" commandfor="demo-dialog"></button>'),
  );
  // Each start listens on the window for the whole life of a page, which ends with each test.
  let listen: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
  beforeEach(() => {
    listen = jest.spyOn(window, 'addEventListener');
  });
  afterEach(() => {
    for (const args of listen.mock.calls) window.removeEventListener(...args);
    listen.mockRestore();
  });

  it.each(['touchstart', 'pointerdown', 'click', 'keydown', 'focusin'])(
    'loads the framework once, in order, on %s',
    (type) => {
      start();
      expect(scripts()).toHaveLength(0);
      interact(type);
      interact(type);
      expect(asked()).toEqual(['/data.js', '/main.js']);
      expect(scripts().every((script) => !script.async)).toBe(true);
    },
  );

  it('waits while a pointer rests where the page appeared, and loads the framework as it moves', () => {
    start();
    moveTo(40);
    moveTo(40);
    expect(scripts()).toHaveLength(0);
    moveTo(41);
    expect(asked()).toEqual(['/data.js', '/main.js']);
  });

  describe('where something moves by itself', () => {
    let come: (seen: boolean) => void = () => undefined;
    beforeEach(() => {
      document.body.innerHTML += '<section data-autoplay></section>';
      Object.assign(globalThis, {
        matchMedia: jest.fn(() => ({ matches: false })),
        IntersectionObserver: jest.fn((told: (entries: { isIntersecting: boolean }[]) => void) => {
          come = (isIntersecting) => told([{ isIntersecting }]);
          return { observe: jest.fn(), disconnect: () => (come = () => undefined) };
        }),
      });
    });
    const parsed = () => window.dispatchEvent(new Event('DOMContentLoaded'));

    it('loads the files once when that comes into view', () => {
      start();
      parsed();
      come(false);
      expect(scripts()).toHaveLength(0);
      come(true);
      come(true);
      interact('keydown');
      expect(scripts()).toHaveLength(2);
    });

    it('does not load them again after another interaction', () => {
      start();
      interact('keydown');
      parsed();
      expect(IntersectionObserver).not.toHaveBeenCalled();
      expect(scripts()).toHaveLength(2);
    });

    it('waits for an interaction where motion is unwelcome', () => {
      jest.mocked(matchMedia).mockReturnValue({ matches: true } as MediaQueryList);
      start();
      parsed();
      expect(IntersectionObserver).not.toHaveBeenCalled();
      interact('keydown');
      expect(scripts()).toHaveLength(2);
    });
  });

  it('loads the form first at an interaction with it, and once', () => {
    start();
    moveTo(40);
    moveTo(41, button());
    interact('pointerdown', button());
    expect(asked()).toEqual(['/form.js']);
    came('/form.js');
    expect(asked()).toEqual(['/form.js', '/data.js', '/main.js']);
    interact('pointerdown', button());
    expect(scripts()).toHaveLength(3);
  });

  it('loads the form at an interaction with it while the framework comes, or once it is there', () => {
    start();
    interact('keydown');
    interact('touchstart', button());
    expect(asked()).toEqual(['/data.js', '/main.js', '/form.js']);
    came('/form.js', 'error');
    hydrate();
    interact('touchstart', button());
    expect(asked()).toEqual(['/data.js', '/main.js', '/form.js']);
    came('/form.js');
    interact('touchstart', button());
    expect(scripts()).toHaveLength(3);
  });

  it('goes on without the form when that does not come, and asks for it again', () => {
    start();
    interact('touchstart', button());
    came('/form.js', 'error');
    expect(asked()).toEqual(['/data.js', '/main.js']);
    interact('touchstart', button());
    expect(asked()).toEqual(['/data.js', '/main.js', '/form.js']);
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

  describe('while the document is not all there', () => {
    const become = (readyState: DocumentReadyState) =>
      Object.defineProperty(document, 'readyState', { value: readyState, configurable: true });
    beforeEach(() => become('loading'));
    afterEach(() => {
      location.hash = '';
      Reflect.deleteProperty(document, 'readyState');
    });

    it.each([
      ['a mailed link has something to tell', '#signed-in', () => undefined],
      ['somebody interacts', '', () => interact('keydown')],
      [
        'the form is there first',
        '',
        () => {
          interact('touchstart', button());
          came('/form.js');
        },
      ],
    ])('waits with the framework, where %s', (_, hash, act) => {
      location.hash = hash;
      start();
      act();
      const framework = () => asked().filter((name) => name !== '/form.js');
      expect(framework()).toEqual([]);
      become('interactive');
      window.dispatchEvent(new Event('DOMContentLoaded'));
      interact('keydown');
      expect(framework()).toEqual(['/data.js', '/main.js']);
    });
  });

  it('does not wait where a sign-in or a mailed link has something to tell', () => {
    sessionStorage.setItem('demo-draft', JSON.stringify({ resume: true }));
    start();
    expect(asked()).toEqual(['/data.js', '/main.js']);
    sessionStorage.clear();
    document.head.replaceChildren();
    location.hash = '#signed-in';
    start();
    expect(asked()).toEqual(['/data.js', '/main.js']);
    location.hash = '';
  });
});
