import { render, screen, within } from '@testing-library/react';
import { KeyMetrics } from '@/app/(marketing)/products/[product]/_components/key-metrics';
import { Hero } from '@/app/(marketing)/products/[product]/_components/hero';
import { Hero as PlatformHero } from '@/app/(marketing)/products/_components/hero';
import { productPage } from '@/content/messages/products';
import { changeMessages } from '@/content/messages/sections';
import { defaultMetrics } from '@/content/products/default-metrics';
import { productSchema } from '@/content/products/schema';
import { productsPage } from '@/content/products-page';
import { products } from '@/content/products';
import * as routes from '@/lib/routes';

// It reads every article.
jest.mock('@/components/ui/breadcrumb', () => ({ Breadcrumb: () => null }));

const [product] = products.all;

if (product)
  it('The head of a product page leads to the platform', () => {
    render(<Hero product={product} />);
    expect(screen.getByRole('link', { name: productPage.platform })).toHaveAttribute('href', routes.platform);
  });

it('A product without figures of its own shows the default ones under their heading', () => {
  const { keyMetrics } = productSchema.partial().parse({});
  render(<KeyMetrics metrics={keyMetrics ?? []} />);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(productPage.keyMetrics);
  const shown = screen.getAllByRole('listitem').map((item) => {
    const name = within(item).getByRole('heading', { level: 4 }).textContent;
    const way = (['up', 'down'] as const).find((way) =>
      item.textContent.includes(` ${changeMessages.ways[way]}`),
    );
    return [name, /[\d.]+%/.exec(item.textContent)?.[0], way];
  });
  expect(shown).toEqual(defaultMetrics.map(({ metric, value, improvement }) => [metric, value, improvement]));
});

it('The head of the platform page has its links beside the button for a demo', () => {
  const { hero } = productsPage;
  render(<PlatformHero hero={hero} />);
  const demo = screen.getByRole('button', { name: hero.demo });
  for (const { label } of hero.links)
    expect(screen.getByRole('link', { name: label }).parentElement).toBe(demo.parentElement);
});
