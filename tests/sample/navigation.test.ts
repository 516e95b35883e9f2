import { navigation, startingPoints } from '@/lib/content/navigation';
import { pageAt } from '@/lib/seo/site-pages';

it('names every menu of the specification in its order', () => {
  expect(navigation.main.map((item) => item.label)).toEqual([
    'Home',
    'Products',
    'Solutions',
    'Industries',
    'Resources',
    'Technologies',
    'About Us',
    'Careers',
  ]);
});

it('offers pages under the names by which the search knows them', () => {
  expect(startingPoints).toEqual(startingPoints.map(({ href }) => ({ label: pageAt(href).name, href })));
});
