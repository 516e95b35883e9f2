import type { Page } from '@playwright/test';
import { actions } from '../../content/words/actions.ts';
import { authForms, authMessages } from '../../content/words/auth.ts';
import { requestListWords, requestToolbarWords } from '../../content/words/dashboard.ts';
import { demoFieldWords } from '../../content/words/demo-form.ts';
import { demoOutcomes } from '../../content/words/demo-outcomes.ts';
import { demoReceipt } from '../../content/words/demo-receipt.ts';
import { errorWords } from '../../content/words/errors.ts';
import { frame } from '../../content/words/frame.ts';
import { liveRun } from '../../content/words/live-run.ts';
import { runFieldWords } from '../../content/words/run-field.ts';
import { searchButton } from '../../content/words/search.ts';
import { searchWords } from '../../content/words/search-dialog.ts';

/** Brings a page into a state, once it has loaded. */
export type Steps = (page: Page, width: number) => Promise<void>;

/** What a picture is taken of. */
export interface Shot {
  path: string;
  steps?: Steps;
  /** Before the page loads. */
  before?: (page: Page) => Promise<void>;
  /** The screen alone, where something lies over the page or only a part of it has changed. */
  screen?: boolean;
  /** Whether animations run; otherwise the page is shown as to somebody who wants less motion. */
  moving?: boolean;
  /** Whether the sample account is signed in. */
  signedIn?: boolean;
}

const dashboard = '/dashboard-list-form-data';
const person = {
  name: 'Amara Nwosu',
  email: 'amara.nwosu@northwind-rail.example',
  phone: '+44 7700 900142',
  purpose: 'Replan crews and depots when a line closes. Show us where the dispatcher approves.',
};
const mistaken = { name: 'A', email: 'amara.nwosu@', phone: '415555', purpose: 'Crews' };

/** A button by its whole name, or by how it begins where a record ends it. */
const button = (page: Page, name: string, begins = false) =>
  page
    .getByRole('main')
    .getByRole('button', begins ? { name: new RegExp(`^${RegExp.escape(name)}`) } : { name, exact: true })
    .filter({ visible: true })
    .first();

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Lets the pointer move, as somebody's first interaction. */
async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await hydrated(page);
}

const menu =
  (which: 'first' | 'last'): Steps =>
  async (page, width) => {
    if (width >= 1024) return page.locator('header [popovertarget]')[which]().click();
    await page.getByRole('banner').getByRole('button', { name: frame.openMenu }).click();
    await page.getByRole('dialog', { name: frame.menu }).locator('summary')[which]().click();
  };

const approve: Steps = (page) => button(page, liveRun.approve(''), true).click();
const sendBack: Steps = (page) => button(page, liveRun.sendBack).click();

/** What the run says when everything planned has happened. */
const settled: Steps = async (page) => {
  await hydrated(page);
  await page.mouse.move(1, 1);
  await page.waitForTimeout(500);
};

const inTurn =
  (...all: Steps[]): Steps =>
  async (page, width) => {
    for (const steps of all) await steps(page, width);
  };

/** Two seconds after the page came, with everything held where it is. */
const midway: Steps = (page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue;
      animation.pause();
      animation.currentTime = 2000;
    }
  });

/** Nothing that the page asks for as a script comes. */
const holdScripts = async (page: Page) => {
  await page.route('**/*.js', () => new Promise<void>(() => undefined));
};

const stopOfField: Steps = async (page) => {
  await hydrate(page);
  const field = page.locator('.run-field');
  await field.getByRole('radio', { name: runFieldWords.stop }).check();
  await field.getByRole('slider').focus();
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('ArrowRight');
  await field.evaluate((node) => node.scrollIntoView({ block: 'center' }));
};

const decide: Steps = async (page) => {
  const inbox = page.locator('.inbox');
  await inbox.getByRole('radio').nth(1).check();
  await inbox.evaluate((node) => node.scrollIntoView({ block: 'start' }));
};

const search =
  (words: string): Steps =>
  async (page) => {
    await page.getByRole('banner').getByRole('button', { name: searchButton.label, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: searchWords.title });
    await dialog.getByRole('combobox').fill(words);
    if (words) await dialog.getByRole('status').filter({ hasText: /\w/ }).waitFor();
    else await dialog.getByText(searchWords.startFrom).waitFor();
  };

const openDialog: Steps = async (page) => {
  await page
    .getByRole('button', { name: actions.requestDemo, exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await page.locator('dialog[data-hydrated]').waitFor();
};

const fill =
  (values: typeof person): Steps =>
  async (page) => {
    const dialog = page.locator('dialog[data-hydrated]');
    for (const name of ['name', 'email', 'phone', 'purpose'] as const)
      await dialog.getByLabel(demoFieldWords[name].label).fill(values[name]);
  };

const send: Steps = async (page) => {
  const dialog = page.locator('dialog[data-hydrated]');
  await dialog.getByRole('button', { name: actions.requestDemo }).click();
  await page.getByText(demoOutcomes.sent).waitFor();
};

const openReceipt: Steps = async (page) => {
  await page.getByRole('button', { name: demoReceipt.open }).click();
  await page.getByRole('region', { name: demoReceipt.title }).waitFor();
};

const refuse: Steps = async (page) => {
  await page.getByRole('textbox', { name: authForms.email.label }).fill('amara@northwind-rail.example');
  await page.getByLabel(authForms.password.label, { exact: true }).fill('not the password');
  await page.getByRole('button', { name: authForms.signIn.label, exact: true }).click();
  await page.getByText(authMessages.wrongCredentials).first().waitFor();
};

const openRequest: Steps = async (page) => {
  await page.getByRole('main').getByRole('table').getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
};

const findNothing: Steps = async (page) => {
  await page.getByRole('searchbox', { name: requestToolbarWords.search }).fill('zeppelin');
  await page.getByText(requestListWords.noMatch('zeppelin')).waitFor();
};

/** A function that the field of runs needs to draw itself fails, so that the page does. */
const breakPage = async (page: Page) => {
  await page.addInitScript(() => {
    Math.hypot = () => {
      throw new Error('broken for a picture');
    };
  });
};

/** The states of pages, by the names of their pictures. What they leave behind, later ones show. */
export const states: Record<string, Shot> = {
  'hero-playing': { path: '/', steps: midway, moving: true, screen: true },
  'hero-asking': { path: '/', screen: true },
  'hero-held': { path: '/', before: holdScripts, steps: approve, screen: true },
  'hero-approved': { path: '/', steps: inTurn(approve, settled), screen: true },
  'hero-sent-back': { path: '/', steps: inTurn(sendBack, settled), screen: true },
  'field-stop': { path: '/', steps: stopOfField, screen: true },
  'field-stop-wide': { path: '/intellimate', steps: stopOfField, screen: true },
  'inbox-decided': { path: '/products', steps: decide, screen: true },
  'menu-first': { path: '/', steps: menu('first'), screen: true },
  'menu-last': { path: '/', steps: menu('last'), screen: true },
  'search-start': { path: '/', steps: search(''), screen: true },
  'search-results': { path: '/', steps: search('checkpoint'), screen: true },
  'search-nothing': { path: '/', steps: search('zeppelin qqq'), screen: true },
  'dialog-empty': { path: '/', steps: openDialog, screen: true },
  'dialog-errors': { path: '/', steps: inTurn(openDialog, fill(mistaken)), screen: true },
  'dialog-filled': { path: '/', steps: inTurn(openDialog, fill(person)), screen: true },
  'toast-sent': { path: '/', steps: inTurn(openDialog, fill(person), send), screen: true, signedIn: true },
  'dialog-sent': {
    path: '/',
    steps: inTurn(openDialog, fill(person), send, openReceipt),
    screen: true,
    signedIn: true,
  },
  'case-unknown': { path: '/case-studies/nope' },
  'press-unknown': { path: '/press-release/nope' },
  'not-found': { path: '/no-such-page' },
  'not-found-deep': { path: '/no/such/page' },
  error: {
    path: '/',
    before: breakPage,
    steps: async (page) => {
      await page.mouse.move(3, 3);
      await page.mouse.move(5, 5);
      await page.getByRole('heading', { name: errorWords.title }).waitFor();
    },
  },
  auth: { path: '/auth' },
  'auth-refused': { path: '/auth', steps: refuse },
  reset: { path: '/auth/reset' },
  dashboard: { path: dashboard, signedIn: true },
  'dashboard-panel': { path: dashboard, steps: openRequest, screen: true, signedIn: true },
  'dashboard-empty': { path: dashboard, steps: findNothing, signedIn: true },
};
