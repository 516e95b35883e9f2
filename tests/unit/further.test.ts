import { caseStudies } from '@/content/case-studies';
import { industries } from '@/content/industries';
import { products } from '@/content/products';
import { findFurther } from '@/lib/content/further';
import * as routes from '@/lib/routes';

it('Each industry leads to the case of one of its outcomes, or to a module', () => {
  const cases = caseStudies.all.map(({ slug }) => routes.caseStudy(slug));
  const modules = products.all.map(({ slug }) => routes.product(slug));
  const found = industries.all.flatMap((industry) => findFurther(industry)?.href ?? []);
  expect([...cases, ...modules]).toEqual(expect.arrayContaining(found));
  if (modules.length > 0) expect(found).toHaveLength(industries.all.length);
  if (cases.length > 0) expect(found.some((href) => cases.includes(href))).toBe(true);
});
