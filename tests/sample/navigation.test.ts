import { navigation } from '@/lib/content/navigation';

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
