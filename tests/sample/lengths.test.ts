import { home } from '@/lib/content/home';
import { industries, industriesPage } from '@/lib/content/industries';
import { platform } from '@/lib/content/platform';
import { platformLanding } from '@/lib/content/platform-landing';
import { products } from '@/lib/content/products';
import { foundry, gcc } from '@/lib/content/solutions';
import { salesforce, servicenow } from '@/lib/content/technologies';
import { badHeadings, outside } from './words';

/** The texts of some items. */
const texts = (items: readonly { text: string }[]) => items.map(({ text }) => text);
const titles = (parts: readonly { title: string }[]) => parts.map(({ title }) => title);

describe('the home page', () => {
  const { model, industries: atlas, platform: band, questions } = home;

  it('has the counts of the specification', () => {
    expect(model.benefits).toHaveLength(4);
    expect(model.stats.map(({ percent }) => percent)).toEqual([85, 120, 70, 95]);
    expect(model.steps).toHaveLength(5);
    for (const { actors } of model.rows) expect(actors).toHaveLength(5);
    expect(band.features).toHaveLength(6);
    expect(questions.items).toHaveLength(8);
  });

  it('keeps to the lengths of the editorial', () => {
    const heads = [model, home.products, atlas, band];
    expect(badHeadings([...titles([...heads, questions]), model.statsTitle])).toEqual([]);
    expect(outside(10, 45, ...heads.map(({ lead }) => lead))).toEqual([]);
    expect(outside(10, 30, ...texts(model.benefits))).toEqual([]);
    expect(outside(30, 60, ...questions.items.map(({ answer }) => answer))).toEqual([]);
  });
});

describe('the industries', () => {
  it.each(industries.all)('$slug', ({ line, description, challenges, solutions, limits, caseStudyUrl }) => {
    expect(outside(3, 12, line)).toEqual([]);
    expect(outside(45, 60, description)).toEqual([]);
    for (const list of [challenges, solutions]) {
      expect(list.length).toBeGreaterThanOrEqual(3);
      expect(list.length).toBeLessThanOrEqual(6);
    }
    if (limits) expect(outside(5, 15, limits)).toEqual([]);
    expect(caseStudyUrl).toMatch(/^\/industries\/[a-z]+\/case-study$/);
  });

  it('around them', () => {
    const { hero, closing } = industriesPage;
    expect(badHeadings([hero.title, closing.title])).toEqual([]);
    expect(outside(10, 25, hero.lead)).toEqual([]);
    expect(outside(10, 30, closing.text)).toEqual([]);
  });
});

it.each(products.all)('$slug says in its closing what to do', ({ closing }) => {
  expect(badHeadings([closing.title])).toEqual([]);
  expect(outside(10, 25, closing.text)).toEqual([]);
});

it('the platform has eight features, and headings of two to nine words', () => {
  const { run, checkpoint, features, modules, where, hero } = platform;
  expect(features.items).toHaveLength(8);
  expect(hero.title).toHaveLength(2);
  expect(outside(10, 25, hero.lead)).toEqual([]);
  expect(badHeadings(titles([run, checkpoint, features, modules, where]), 2)).toEqual([]);
});

it('the platform landing page keeps to its lengths', () => {
  const { hero, advantages, capabilities, areas, modules } = platformLanding;
  expect(badHeadings([hero.title])).toEqual([]);
  expect(outside(10, 25, hero.lead)).toEqual([]);
  expect(badHeadings(titles([advantages, capabilities, areas, modules]), 2)).toEqual([]);
  expect(outside(8, 30, ...texts(advantages.items))).toEqual([]);
  expect(outside(12, 30, ...texts(areas.items))).toEqual([]);
  expect(areas.items).toHaveLength(3);
});

it('the Foundry has the counts of the specification', () => {
  const { hero, process, services, results, figures, reasons, closing } = foundry;
  expect(services.items).toHaveLength(4);
  expect(reasons.items).toHaveLength(5);
  expect(badHeadings(titles([hero, process, services, results, figures, reasons, closing]), 2)).toEqual([]);
  expect(outside(10, 25, hero.lead, closing.text)).toEqual([]);
  expect(outside(12, 30, ...texts([...process.phases, ...results.items]))).toEqual([]);
  expect(outside(1, 30, ...texts([...services.items, ...reasons.items]))).toEqual([]);
  expect(process.phases.reduce((sum, { weeks }) => sum + weeks, 0)).toBe(12);
});

it('the centers have the counts of the specification', () => {
  const { hero, why, services, success, closing } = gcc;
  expect(why.items).toHaveLength(4);
  expect(why.day.marks).toHaveLength(4);
  expect(services.items).toHaveLength(4);
  expect(success.results).toHaveLength(3);
  expect(badHeadings(titles([hero, why, services, success, closing]), 2)).toEqual([]);
  expect(outside(10, 25, hero.lead, why.lead, services.lead, closing.text)).toEqual([]);
  expect(outside(12, 30, success.text, ...texts(services.items))).toEqual([]);
  expect(outside(1, 30, ...texts(why.items))).toEqual([]);
});

it.each([salesforce, servicenow])('$name keeps to its lengths', ({ hero, services, changes, closing }) => {
  expect(badHeadings(titles([hero, services, changes, closing]))).toEqual([]);
  expect(outside(10, 25, hero.lead, closing.text)).toEqual([]);
  expect(outside(12, 30, ...texts(services.items))).toEqual([]);
  expect(outside(4, 12, ...changes.items.map(({ definition }) => definition))).toEqual([]);
  expect(services.items).toHaveLength(6);
});

it('the agents and certifications of the practices keep to theirs', () => {
  const { agents, certifications } = salesforce;
  expect(badHeadings(titles([agents, certifications, servicenow.agents, servicenow.values]))).toEqual([]);
  expect(agents.example?.lines.length).toBeGreaterThanOrEqual(3);
  expect(outside(12, 30, ...texts(agents.items), ...texts(servicenow.values.items))).toEqual([]);
  expect(outside(12, 30, ...servicenow.agents.items.map(({ beyond }) => beyond))).toEqual([]);
  expect(outside(3, 30, ...texts(certifications.items))).toEqual([]);
});
