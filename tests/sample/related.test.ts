import { relatedTo } from '@/lib/content/related';
import { every, near, places } from '../support/related';

describe('what to read on with', () => {
  it.each(places)('is there after %s', (path) => {
    expect(relatedTo(path, every).flatMap(({ links }) => links)).not.toEqual([]);
  });

  it('follows the sources of figures, the words of a text and the person who speaks', () => {
    expect(near('/industries#logistics', 'case')).toEqual([
      '/case-studies/logistics-interaction-intelligence',
      '/case-studies/email-automation-logistics',
      '/case-studies/7c4e19ab',
    ]);
    expect(near('/press-release/bahrain-partnership', 'product')).toEqual([
      '/products/intelliworkflow',
      '/products/intelliconverse',
    ]);
    expect(near('/press-release/cloud-consultancy-investment', 'article')).toEqual([
      '/blogs/reading-an-agent-trace',
    ]);
    expect(near('/technologies/salesforce', 'article', 1)).toEqual(['/blogs/salesforce-cx-transformation']);
    expect(near('/solutions/ai-foundry', 'case')).toEqual([
      '/case-studies/airline-cx-transformation',
      '/case-studies/intelliworkflow-query-automation',
    ]);
  });
});
