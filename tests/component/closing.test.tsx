import { render, screen } from '@testing-library/react';
import { NextArticle } from '@/app/(site)/blogs/[slug]/_sections/next-article';
import { NextCase } from '@/app/(site)/case-studies/[slug]/_sections/next-case';
import { CompanyArt } from '@/components/art/page-art';
import { Closing } from '@/components/kinds/closing';
import { caseStudies } from '@/lib/content/case-studies';
import { nextOf } from '@/lib/content/collection';
import * as routes from '@/lib/routes';

jest.mock('server-only', () => ({}));

const ask = { title: 'Bring one request', text: 'It took too long.', href: '/demo' };

it('a case ends in the one after it, and says what it draws of it', () => {
  for (const next of caseStudies.slugs.flatMap((slug) => nextOf(caseStudies, slug) ?? [])) {
    const { container, unmount } = render(<NextCase study={next} />);
    expect(screen.getByRole('link')).toHaveAccessibleName(next.title);
    expect(screen.getByRole('link')).toHaveAttribute('href', routes.caseStudy(next.slug));
    for (const svg of container.querySelectorAll('svg'))
      expect(svg.closest('[aria-hidden="true"]')).not.toBeNull();
    const { metric, before, after } = next.measure ?? {};
    const figure = container.querySelector('figure')?.textContent ?? '';
    for (const said of metric ? [metric, `Before: ${before}`, `After: ${after}`] : [])
      expect(figure).toContain(said);
    unmount();
  }
});

it('an article ends in the one after it, beside its drawing', () => {
  const next = {
    slug: 'a-refund',
    title: 'A refund',
    subtitle: 'It took a day.',
    motif: 'article-travel',
  } as const;
  const { container } = render(<NextArticle article={next} />);
  expect(screen.getByRole('link', { name: next.title })).toHaveAttribute('href', routes.article(next.slug));
  expect(screen.getByText(next.subtitle)).toBeInTheDocument();
  expect(container.querySelector('[viewBox="0 0 640 400"]')).toHaveAttribute('aria-hidden', 'true');
});

it.each([
  ['a product', <Closing key="" look="product" motif="intellireach" {...ask} />],
  ['an industry', <Closing key="" look="industry" motif="logistics" {...ask} />],
  ['a page', <Closing key="" look="page" drawing={CompanyArt} {...ask} />],
])('%s closes with one drawing, which is decoration', (_subject, closing) => {
  const { container } = render(closing);
  expect(screen.getByRole('region', { name: ask.title })).toBeInTheDocument();
  expect([...container.querySelectorAll('svg')].map((svg) => svg.getAttribute('aria-hidden'))).toEqual([
    'true',
  ]);
});
