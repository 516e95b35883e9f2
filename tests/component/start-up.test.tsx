import { fireEvent } from '@testing-library/react';
import { DEMO_DIALOG } from '@/lib/demo/dialog';
import { readSteps } from '@/lib/demo/own-trace';
import { OWN_TRACE_KEY } from '@/lib/demo/draft';
import '@/lib/startup/start-up';

const root = document.documentElement;
const hydrate = () => {
  root.dataset['hydrated'] = '';
  window.dispatchEvent(new Event('hydrated'));
};
const fail = (isGone: boolean) =>
  window.dispatchEvent(new CustomEvent('hydration-failed', { detail: isGone }));
const find = (name: string) => document.getElementById(name) as HTMLElement;
const press = (name: string) => find(name).click();
const seen: string[] = [];

beforeEach(() => {
  delete root.dataset['hydrated'];
  seen.length = 0;
  document.body.innerHTML = `<button id="search"></button><button id="play"></button>
    <button id="menu" popovertarget="x"></button>`;
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => seen.push(button.id));
});
afterEach(hydrate);

it('Before hydration the page keeps the last click that needs React, shows it, and repeats it', () => {
  for (const name of ['play', 'search']) press(name);
  expect(seen).toEqual([]);
  expect(find('play')).not.toHaveAttribute('data-pressed');
  expect(find('search')).toHaveAttribute('data-pressed');
  hydrate();
  expect(seen).toEqual(['search']);
  expect(find('search')).not.toHaveAttribute('data-pressed');
});

it.each([
  ['starts the scripts where the limit is', '<p id="limit"></p>', 1],
  ['starts nothing where no limit is', '', 0],
])('A link with a limit %s', (_, html, times) => {
  const started = jest.fn();
  window.addEventListener('hydrate', started, { once: true });
  history.replaceState(null, '', '?limit=500');
  document.body.innerHTML = html;
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(started).toHaveBeenCalledTimes(times);
  window.removeEventListener('hydrate', started);
  history.replaceState(null, '', '/');
});

it('Before hydration the page does not touch clicks that HTML handles', () => {
  press('menu');
  expect(seen).toEqual(['menu']);
});

it('Before hydration the page forgets the click when a script fails to load', () => {
  press('play');
  fail(false);
  expect(find('play')).not.toHaveAttribute('data-pressed');
  hydrate();
  expect(seen).toEqual([]);
});

it.each([
  ['gone', true],
  ['unreachable', false],
])(
  'Before hydration the page says that scripts are %s to a visitor who pressed a button that needs them',
  (why, isGone) => {
    const menu = document.createElement('dialog');
    find('play').replaceWith(menu);
    menu.append(Object.assign(document.createElement('button'), { id: 'play' }));
    menu.showModal();
    fail(isGone);
    expect(root).not.toHaveAttribute('data-unloaded');
    expect(menu.open).toBe(true);
    press('play');
    fail(isGone);
    expect(root).toHaveAttribute('data-unloaded', why);
    expect(menu.open).toBe(false);
    hydrate();
    expect(root).not.toHaveAttribute('data-unloaded');
  },
);

it('Before hydration the page learns from another tab whether the visitor is signed in', () => {
  document.cookie = 'signed-in=1';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(root).toHaveAttribute('data-session', 'in');
  document.cookie = 'signed-in=; max-age=0';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(root).not.toHaveAttribute('data-session');
});

it.each([
  ['asks for scripts when a mouse comes onto the name of a menu', 'mouse', ['name']],
  ['asks for none when a mouse is elsewhere', 'mouse', []],
  ['asks for none when a finger touches the name', 'touch', []],
])('Before hydration the page %s', (_, pointerType, expected) => {
  document.body.innerHTML = `<p data-opens-under-mouse><button id="name"></button></p><a id="other"></a>`;
  const asked: string[] = [];
  const target = find(expected.length > 0 || pointerType === 'touch' ? 'name' : 'other');
  const ask = () => asked.push(target.id);
  window.addEventListener('hydrate', ask);
  fireEvent(target, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));
  expect(asked).toEqual(expected);
  expect(root.hasAttribute('data-over-menu-since')).toBe(expected.length > 0);
  delete root.dataset['overMenuSince'];
  window.removeEventListener('hydrate', ask);
});

it('Before hydration the page asks for scripts where the demo form opens again', () => {
  const asked = jest.fn();
  window.addEventListener('hydrate', asked);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(asked).not.toHaveBeenCalled();
  sessionStorage.setItem('demo-draft', JSON.stringify({ savedAt: Date.now(), isResumed: true }));
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(asked).toHaveBeenCalledTimes(1);
  sessionStorage.setItem('demo-draft', JSON.stringify({ savedAt: Date.now(), code: {} }));
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(asked).toHaveBeenCalledTimes(2);
  sessionStorage.clear();
  sessionStorage.setItem('demo-receipt', '{}');
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(asked).toHaveBeenCalledTimes(3);
  sessionStorage.clear();
});

const act = (type: string, target: Element) => target.dispatchEvent(new MouseEvent(type, { bubbles: true }));

it.each([
  ['closes with a press on the backdrop', 'dialog', 'dialog', false],
  ['stays when a press on the backdrop is let go inside', 'dialog', 'p', true],
  ['stays when a press inside is let go on the backdrop', 'p', 'dialog', true],
])('A dialog in a browser without light dismiss %s', (_, pressed, released, isOpen) => {
  document.body.innerHTML = '<dialog closedby="any"><p>Text</p></dialog>';
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  dialog.showModal();
  act('pointerdown', document.querySelector(pressed) as Element);
  act('pointerup', document.querySelector(released) as Element);
  // A click belongs to the element that holds both places.
  act('click', dialog);
  expect(dialog.open).toBe(isOpen);
});

it('The header changes once a page is scrolled by more than ten pixels', () => {
  for (const [pixels, isChanged] of [
    [11, true],
    [10, false],
  ] as const) {
    window.scrollY = pixels;
    window.dispatchEvent(new Event('scroll'));
    expect([pixels, 'scrolled' in root.dataset]).toEqual([pixels, isChanged]);
  }
});

describe('While the search opens', () => {
  const typeKey = (key: string, options = {}) =>
    fireEvent.keyDown(document.body, { key, bubbles: true, cancelable: true, ...options });
  const type = (...keys: string[]) => {
    for (const key of keys) typeKey(key);
  };
  const readKeys = () => root.getAttribute('data-search-keys');

  beforeEach(() => {
    find('search').dataset['opens'] = 'search';
    find('menu').insertAdjacentHTML('afterend', '<input id="field">');
  });
  afterEach(() => window.dispatchEvent(new Event('popstate')));

  it('The page keeps the typed letters, before hydration and after it', () => {
    type('a', '/', 'p', 'ö', 'x', 'Backspace', 'Shift', ' ', 'Enter', '/');
    expect(readKeys()).toBe('pö /');
    expect(seen).toEqual([]);
    hydrate();
    type('b');
    expect(seen).toEqual(['search']);
    expect(readKeys()).toBe('pö /b');
  });

  it('The page scrolls and follows nothing by those keys', () => {
    for (const key of ['/', 'a', ' ', 'Backspace', 'Enter'])
      expect([key, typeKey(key)]).toEqual([key, false]);
    for (const key of ['ArrowDown', 'Shift']) expect([key, typeKey(key)]).toEqual([key, true]);
    expect(typeKey('r', { ctrlKey: true })).toBe(true);
    expect(readKeys()).toBe('a');
  });

  it.each([
    ['Escape', false],
    ['Tab', true],
  ])('The key %s ends it', (key, isFollowed) => {
    type('/', 'a');
    expect(typeKey(key)).toBe(isFollowed);
    expect(readKeys()).toBeNull();
    hydrate();
    expect(seen).toEqual([]);
  });

  it.each(['play', 'field'])('A press on something else ends it: %s', (name) => {
    type('/', 'a');
    press(name);
    expect(readKeys()).toBeNull();
    hydrate();
    expect(seen).not.toContain('search');
  });

  it('A script that fails to load ends it', () => {
    type('/', 'a');
    fail(false);
    expect(readKeys()).toBeNull();
  });

  it('The slash key is a letter in a field, and opens nothing beside an open dialog', () => {
    fireEvent.keyDown(find('field'), { key: '/' });
    expect(readKeys()).toBeNull();
    document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
    type('/');
    expect(readKeys()).toBeNull();
  });
});

it('A hydrated page keeps no click', () => {
  hydrate();
  press('play');
  expect(seen).toEqual(['play']);
});

describe('Steps of the visit', () => {
  const show = (address: string, event: Event = new Event('DOMContentLoaded', { bubbles: true })) => {
    history.replaceState(null, '', address);
    document.dispatchEvent(event);
  };
  const noted = () => readSteps().map((step) => ({ ...step, at: undefined }));
  const page = (result: string, evidence = 'Pricing') => ({ action: 'page', evidence, result });

  beforeEach(() => {
    sessionStorage.clear();
    document.head.innerHTML = '<title>Pricing - Brand</title><meta property="og:title" content="Pricing">';
  });

  it('The steps are the pages without their parameters, the forms and the decisions', () => {
    show('/pricing?token=secret#top');
    document.body.innerHTML = `<button commandfor="${DEMO_DIALOG}" command="show-modal">Request Demo</button>`;
    document.querySelector('button')?.click();
    const detail = { action: 'declined', evidence: 'Stop lane 4?', result: 'Lane 4 runs on.', took: '9 s' };
    dispatchEvent(new CustomEvent('visit-step', { detail }));
    history.replaceState(null, '', '/team');
    document.head.innerHTML = '<title>Not found</title>';
    dispatchEvent(new Event('visit-step'));
    expect(noted()).toEqual([
      page('/pricing'),
      { action: 'form', evidence: 'Request Demo' },
      detail,
      page('/team', 'Not found'),
    ]);
    expect(sessionStorage.getItem(OWN_TRACE_KEY)).not.toContain('secret');
  });

  it('The steps leave out the pages for accounts', () => {
    for (const address of ['/auth', '/auth/reset', '/dashboard-list-form-data?request=1']) show(address);
    expect(noted()).toEqual([]);
  });

  it('The steps hold a page again that the browser kept, and no page twice for one visit', () => {
    show('/pricing');
    show('/team');
    show('/team', new PageTransitionEvent('pageshow', { persisted: false }));
    document.body.innerHTML = `<button commandfor="${DEMO_DIALOG}" command="show-modal">Request Demo</button>`;
    document.querySelector('button')?.click();
    show('/team', new PageTransitionEvent('pageshow', { persisted: false }));
    show('/pricing', new PageTransitionEvent('pageshow', { persisted: true }));
    expect(noted()).toEqual([
      page('/pricing'),
      page('/team'),
      { action: 'form', evidence: 'Request Demo' },
      page('/pricing'),
    ]);
  });
});
