import { createSlug } from '@/lib/slug';

test.each([
  ['Größe & Köln', 'grosse-koln'],
  ['Łódź, Ærø', 'lodz-aero'],
  ['“Nord”: 2 Söhne', 'nord-2-sohne'],
])('The address of "%s" is spelled as its readers would', (name, slug) => {
  expect(createSlug(name)).toBe(slug);
});
