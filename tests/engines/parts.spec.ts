import { notFound } from '@/lib/content/errors';
import { actions } from '@/content/words/actions';
import { carouselWords } from '@/content/words/carousel';
import { demoDialog } from '@/content/words/demo';
import { demoFieldWords } from '@/content/words/demo-form';
import { frame, themeWords } from '@/content/words/frame';
import { sectionWords } from '@/content/words/sections';
import { about } from '@/lib/content/about';
import { careers } from '@/lib/content/careers';
import { event } from '@/lib/content/event';
import { industries, industriesPage } from '@/lib/content/industries';
import { questions } from '@/content/questions';
import * as routes from '@/lib/routes';
import {
  beginning,
  claim,
  eventPath,
  FEW_OFFICES,
  film,
  having,
  menu as group,
  menuLink,
  offices,
  plainLink,
  quotes,
  RING,
} from '../support/chosen';
import { expect, test } from './test.ts';
import { label, role, type Target, text, type Visitor } from './visitor.ts';

test('the slide-out menu opens by touch, folds its groups, keeps the focus and gives it back', async ({
  visit,
  engine,
}, info) => {
  const touch = engine !== 'webkit';
  if (!touch) info.annotations.push({ type: 'by mouse', description: 'This driver takes no touch.' });
  const visitor = await visit({ width: 390, height: 800, touch });
  const press = (target: Target) => (touch ? visitor.tap(target) : visitor.click(target));
  await visitor.goto('/');
  await visitor.hydrate();
  const opener = role('button', frame.openMenu);
  const menu = role('dialog', frame.menu);
  await press(opener);
  await visitor.sees(menu);
  await expect.poll(() => visitor.on(menu, (element) => element.getBoundingClientRect().width)).toBe(300);

  const link = role('link', menuLink.label, menu);
  const fold = text(group.label, menu);
  await visitor.missing(link);
  await press(fold);
  await visitor.sees(link);
  await press(fold);
  await visitor.missing(link);

  for (let step = 0; step < 20; step += 1) {
    await visitor.press(step < 4 ? 'Shift+Tab' : 'Tab');
    // Out of a modal dialog the keyboard leads to the browser's own buttons, and never to the page beneath.
    const inside = await visitor.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog')?.id === 'mobile-menu';
    });
    expect(inside, `focus after ${step + 1} steps`).toBe(true);
  }
  await visitor.press('Escape');
  await visitor.missing(menu);
  await visitor.focused(opener);

  await press(opener);
  await visitor.sees(menu);
  await (touch ? visitor.tab.tapAt(40, 400) : visitor.tab.clickAt(40, 400));
  await visitor.missing(menu);
  await press(opener);
  await press(role('link', plainLink.label, menu));
  await visitor.isAt(plainLink.href);
  await visitor.missing(menu);
});

/** Notes the ground of the page in each frame that is painted while it loads. */
const NOTE_GROUNDS = `(() => {
  const grounds = (window.grounds = []);
  const look = () => {
    if (document.body) grounds.push(getComputedStyle(document.body).backgroundColor);
    if (grounds.length < 30) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

test('the theme follows the system until somebody chooses, and a choice is there from the first frame', async ({
  visit,
}) => {
  const visitor = await visit({ colorScheme: 'dark', early: NOTE_GROUNDS });
  const ground = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const frames = () => visitor.evaluate(() => (window as unknown as { grounds: string[] }).grounds);
  const theme = (name: string) => role('button', name, role('group', themeWords.label));
  await visitor.goto('/careers');
  await visitor.hydrate();
  const dark = await ground();
  await visitor.click(theme(themeWords.light));
  await expect.poll(() => visitor.attribute(theme(themeWords.light), 'aria-pressed')).toBe('true');
  const light = await ground();
  expect(light).not.toBe(dark);

  await visitor.tab.reload();
  await expect.poll(async () => (await frames()).length).toBe(30);
  expect([...new Set(await frames())]).toEqual([light]);
  await visitor.hydrate();
  expect(await visitor.attribute(theme(themeWords.light), 'aria-pressed')).toBe('true');
  await visitor.click(theme(themeWords.system));
  await expect.poll(ground).toBe(dark);
  await visitor.tab.reload();
  await expect.poll(async () => (await frames()).length).toBe(30);
  expect([...new Set(await frames())]).toEqual([dark]);
});

/** Which of its slides a carousel says it shows. */
const position = async (visitor: Visitor, carousel: Target, all: number) => {
  const said = await visitor.on(
    carousel,
    (element) => element.querySelector('[aria-atomic]')?.textContent ?? '',
  );
  const positions = Array.from({ length: all }, (_, at) => carouselWords.position(at + 1, all));
  return positions.findIndex((words) => said.startsWith(words)) + 1;
};

/** Waits until a slide is at rest inside its carousel. */
const showsSlide = (visitor: Visitor, carousel: Target, name: string) =>
  expect
    .poll(() =>
      visitor.on(role('group', name, carousel), (slide) => {
        const inner = slide.getBoundingClientRect();
        const outer = slide.closest('.carousel__viewport')?.getBoundingClientRect();
        return outer !== undefined && inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
      }),
    )
    .toBe(true);

test('the carousel of locations moves by itself, rests when told, and obeys buttons and arrow keys', async ({
  visitor,
}) => {
  test.skip(offices <= FEW_OFFICES, 'All of them are in view.');
  await visitor.goto('/about');
  await visitor.hydrate();
  const carousel = role('region', having(about.locations.title));
  await visitor.on(carousel, (element) => element.scrollIntoView());
  const count = () => position(visitor, carousel, offices);
  const at = (wanted: number) => expect.poll(count).toBe(wanted);
  await at(2);
  await visitor.click(role('button', carouselWords.pause, carousel));
  const play = role('button', carouselWords.play, carousel);
  await visitor.sees(play);
  // What changes by itself is not read out, what is asked for is.
  await expect
    .poll(() => visitor.on(carousel, (element) => element.querySelector('[aria-live]')?.ariaLive))
    .toBe('polite');
  const here = await count();
  const slide = (step: number) => ((here - 1 + step + offices) % offices) + 1;
  await visitor.click(role('button', carouselWords.next, carousel));
  await at(slide(1));
  await showsSlide(visitor, carousel, carouselWords.position(slide(1), offices));
  await visitor.click(role('button', carouselWords.previous, carousel));
  await at(slide(0));
  await visitor.focus(role('group', carouselWords.slides, carousel));
  await visitor.press('ArrowRight');
  await visitor.press('ArrowRight');
  await at(slide(2));
  await visitor.press('ArrowLeft');
  await at(slide(1));
  await showsSlide(visitor, carousel, carouselWords.position(slide(1), offices));
  await visitor.click(play);
  await at(slide(2));
});

test('the carousel of quotes goes round in both directions', async ({ visitor }) => {
  test.skip(quotes < RING, 'There is nothing to go round.');
  await visitor.goto(eventPath ?? '');
  await visitor.hydrate();
  const carousel = role('region', having(event?.voices.title ?? ''));
  const at = (wanted: number) => expect.poll(() => position(visitor, carousel, quotes)).toBe(wanted);
  await at(1);
  await visitor.click(role('button', carouselWords.previous, carousel));
  await at(quotes);
  await showsSlide(visitor, carousel, carouselWords.position(quotes, quotes));
  await visitor.click(role('button', carouselWords.next, carousel));
  await at(1);
  await showsSlide(visitor, carousel, carouselWords.position(1, quotes));
  await visitor.press('ArrowRight');
  await at(2);
  await visitor.press('ArrowLeft');
  await visitor.press('ArrowLeft');
  await at(quotes);
  await showsSlide(visitor, carousel, carouselWords.position(quotes, quotes));
});

test('one question is open at a time, by mouse and by key', async ({ visitor }) => {
  test.skip(questions.length < 2, 'There are not two questions.');
  await visitor.goto('/');
  await visitor.hydrate();
  const answers = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLDetailsElement>('details[name=faq]')].map(
        (fold) => fold.open && (fold.querySelector('p')?.getBoundingClientRect().height ?? 0) > 10,
      ),
    );
  const open = (...wanted: number[]) =>
    expect
      .poll(answers)
      .toEqual(Array.from({ length: questions.length }, (_, index) => wanted.includes(index)));
  const [first = '', second = ''] = await visitor.evaluate(() =>
    [...document.querySelectorAll('details[name=faq] > summary')].map((each) => each.textContent),
  );
  await open();
  await visitor.click(text(first));
  await open(0);
  await visitor.click(text(second));
  await open(1);
  await visitor.press('Enter');
  await open();
  await visitor.press('Space');
  await open(1);
  await visitor.focus(text(first));
  await visitor.press('Enter');
  await open(0);
});

test('the first step of the keyboard leads past the header', async ({ visitor }) => {
  await visitor.goto('/about');
  await visitor.press('Tab');
  const skip = role('link', frame.skip);
  await visitor.focused(skip);
  await visitor.find(skip);
  await visitor.press('Enter');
  await visitor.focused(role('main'));
  await visitor.press('Tab');
  expect(await visitor.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

/** Waits until a part of the page is at rest, wholly in view below the header. */
const inView = (visitor: Visitor, id: string) =>
  expect
    .poll(() =>
      visitor.evaluate((id) => {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
        return top >= header && top < innerHeight / 2;
      }, id),
    )
    .toBe(true);

for (const width of [1280, 390]) {
  test(`${width} px wide: parts of a page are reached below the header`, async ({ visit }) => {
    const visitor = await visit({ width, height: 800 });
    await visitor.goto('/privacy');
    await visitor.hydrate();
    const contents = role('navigation', sectionWords.contents);
    const ids = await visitor.on(contents, (element) =>
      [...element.querySelectorAll('a')].map((link) => link.hash.slice(1)),
    );
    const id = ids.at(-1) ?? '';
    await visitor.focus(role('link', undefined, contents));
    for (let step = 1; step < ids.length; step += 1) await visitor.press('Tab');
    await visitor.press('Enter');
    await visitor.isAt(`/privacy#${id}`);
    await inView(visitor, id);
  });

  test(`${width} px wide: an industry is reached below the header`, async ({ visit }) => {
    const last = industries.slugs.at(-1) ?? '';
    test.skip(last === '', 'There are no industries.');
    const visitor = await visit({ width, height: 800 });
    await visitor.goto(routes.industry(last));
    await inView(visitor, last);
    await visitor.goto(routes.industries);
    await visitor.hydrate();
    await visitor.click(role('link', industriesPage.hero.action));
    await visitor.isAt(`${routes.industries}#industries`);
    await inView(visitor, 'industries');
  });

  test(`${width} px wide: the open positions are reached below the header`, async ({ visit }) => {
    test.skip(careers.positions.items.length === 0, 'There are none.');
    const visitor = await visit({ width, height: 800 });
    await visitor.goto(routes.careers);
    await visitor.hydrate();
    await visitor.click(role('link', careers.hero.action));
    await inView(visitor, 'open-positions');
  });
}

test.describe('with what the console must say', () => {
  test.use({ expectedFaults: [/404|youtube/] });

  test('an address that does not exist leads on', async ({ visitor }) => {
    await visitor.goto('/no/such/page');
    await visitor.sees(role('heading', notFound.title));
    await visitor.hydrate();
    expect(await visitor.violations()).toEqual([]);
    await visitor.click(role('link', beginning(notFound.links[0]?.label ?? ''), role('main')));
    await visitor.isAt('/');
    await visitor.sees(role('heading', having(claim)));
  });

  test('the film is asked for by a press, and not before', async ({ visitor }) => {
    test.skip(!film.id, 'There is no film.');
    await visitor.goto(eventPath ?? '');
    await visitor.hydrate();
    const region = role('region', having(film.title));
    const link = role('link', film.link, region);
    expect(await visitor.attribute(link, 'href')).toContain(film.id);
    expect(await visitor.attribute(link, 'target')).toBe('_blank');
    await visitor.on(region, (element) => {
      const box = element.querySelector('svg')?.getBoundingClientRect();
      if (!box || box.width < 300 || box.height < 150) throw new Error('There is no poster.');
    });
    expect(await visitor.evaluate(() => document.querySelectorAll('iframe').length)).toBe(0);
    await visitor.click(role('button', film.play, region));
    const frame = () =>
      visitor.evaluate(() => {
        const [frame] = document.querySelectorAll('iframe');
        return frame && [frame.src, frame.title, document.activeElement === frame];
      });
    await expect
      .poll(frame)
      .toEqual([`https://www.youtube-nocookie.com/embed/${film.id}?autoplay=1`, film.caption, true]);
  });
});

test('where motion is unwelcome nothing moves', async ({ visit }) => {
  const visitor = await visit({ reducedMotion: true });
  const moving = () =>
    visitor.evaluate(() => document.getAnimations().map(({ id, playState }) => [id, playState]));
  for (const path of ['/', '/about', routes.platform, ...(eventPath ? [eventPath] : [])]) {
    await visitor.goto(path);
    await visitor.hydrate();
    expect(await moving(), path).toEqual([]);
  }
  if (offices > FEW_OFFICES) {
    await visitor.goto('/about');
    await visitor.hydrate();
    await visitor.sees(role('button', carouselWords.play));
    await visitor.click(role('button', carouselWords.next));
    await visitor.says(carouselWords.position(2, offices));
  }
  await visitor.click(role('button', actions.requestDemo, role('banner')));
  await visitor.sees(role('dialog', demoDialog.title));
  expect(await moving()).toEqual([]);
});

for (const height of [1400, 620, 480]) {
  test(`a window ${height} px high: the demo dialog is as high as its fields, or they scroll`, async ({
    visit,
  }) => {
    const visitor = await visit({ width: 1280, height });
    await visitor.goto('/');
    await visitor.click(role('button', actions.requestDemo, role('banner')));
    const dialog = role('dialog', demoDialog.title);
    const purpose = label(demoFieldWords.purpose.label, dialog);
    const last = role('link', demoDialog.privacy.link, dialog);
    await visitor.sees(last);
    const box = (target: Target) =>
      visitor.on(target, (element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom };
      });
    if (height > 1000) {
      expect((await box(last)).top - (await box(purpose)).bottom).toBeLessThan(200);
      expect((await box(dialog)).bottom - (await box(last)).bottom).toBeLessThan(60);
    }
    for (const target of [purpose, last]) {
      await visitor.on(target, (element) => element.scrollIntoView({ block: 'nearest' }));
      const { top, bottom } = await box(target);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(height);
    }
  });
}
