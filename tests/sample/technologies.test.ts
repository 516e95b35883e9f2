import { pageExists } from '@/lib/content/pages';
import { salesforce, servicenow } from '@/lib/content/technologies';

/** What each page prints: name, before, after, change. */
const rows = (changes: typeof salesforce.changes) =>
  changes.items.map(({ name, levels }) => [name, levels.before, levels.after, levels.change]);

describe('the technologies', () => {
  it('print the changes of the Salesforce practice', () => {
    expect(rows(salesforce.changes)).toEqual([
      ['Lead response', '6 h', '40 min', '−89%'],
      ['Quote cycle', '5 days', '3 days', '−40%'],
      ['Screens per case', '5', '2', '−60%'],
      ['Self-service rate', '22%', '41%', '+19 pts'],
    ]);
  });

  it('print the changes of the ServiceNow practice', () => {
    expect(rows(servicenow.changes)).toEqual([
      ['IT service', '20 h', '13 h', '−35%'],
      ['IT operations', '1,250', '650', '−48%'],
      ['Employee service', '44%', '62%', '+18 pts'],
      ['Customer service', '95 min', '38 min', '−60%'],
      ['Security', '17 h', '10 h', '−41%'],
      ['Assets', '78%', '97%', '+19 pts'],
    ]);
  });

  it('print the figures of the specification', () => {
    const values = [salesforce, servicenow].map(({ stats }) => stats.map(({ value }) => value));
    expect(values).toEqual([
      ['500+', '900+', '24/7', '450+'],
      ['200+', '95%', '25+', '50+'],
    ]);
    expect(salesforce.badges.map(({ title }) => title)).toEqual(['Summit Partner', 'ISV Partner']);
    expect(salesforce.rating).toMatchObject({ value: '4.9/5', share: 98 });
  });

  it('say of a figure of all programs that it is one', () => {
    const shared = servicenow.stats.find(({ label }) => label === 'satisfaction');
    expect(shared?.text).toContain('all our programs');
    expect(servicenow.meta.description).not.toContain('95%');
  });

  it.each([salesforce, servicenow])('have a page: $name', ({ slug }) =>
    expect(pageExists(`/technologies/${slug}`)).toBe(true),
  );
});
