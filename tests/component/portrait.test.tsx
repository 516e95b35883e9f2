import { render, screen } from '@testing-library/react';
import { OpenPlace, Portrait } from '@/components/sections/portrait';

jest.mock('server-only', () => ({}));

const shown = (name: string, initials: string, imageUrl?: string) =>
  render(
    <Portrait person={{ name, initials, ...(imageUrl && { imageUrl }) }} className="">
      <p>words</p>
    </Portrait>,
  ).container;

const percent = (svg: Element | null) => Number.parseFloat(svg?.getAttribute('x') ?? '');

it.each([
  ['Ida Illich', 'II'],
  ['Anna', 'A'],
  ['Wim Maas', 'WM'],
  ['Jan de Vries', 'JdV'],
  ['Wilma van Maarn', 'WMW'],
  ['Zoë Ångström', 'ZÅ'],
  ['山口 真帆', '山真'],
  ['山田 太郎', '山田太'],
  ['Юлия Щукина', 'ЮЩ'],
])('%s stands as %s, in text, with one diamond clear of the letters', (name, initials) => {
  const container = shown(name, initials);
  const letters = container.querySelector('span');
  expect(letters).toHaveTextContent(initials);
  expect(letters).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('.a-human')).toHaveLength(1);
  const place = percent(container.querySelector('.a-human')?.parentElement ?? null) + 8;
  expect(place).toBeGreaterThanOrEqual(56);
  expect(place).toBeLessThanOrEqual(86);
  expect(container.innerHTML).not.toMatch(/style=|NaN|undefined/);
  expect(container.innerHTML).toMatch(/ hue-\d+ /);
});

it('lets only letters of the line stand on it', () => {
  expect(shown('Anaya Verghese', 'AV').querySelector('span')?.className).toContain('trim-both');
  expect(shown('山口 真帆', '山真').querySelector('span')?.className).not.toContain('trim-both');
});

it('lays a photo over the letters, and not over the words', () => {
  const container = shown('Anaya Verghese', 'AV', '/photo.jpg');
  const photo = container.querySelector('img');
  expect(photo).toHaveAttribute('alt', '');
  expect(photo?.parentElement).toContainElement(container.querySelector('span'));
  expect(photo?.parentElement).not.toContainElement(screen.getByText('words'));
});

it('leaves the run of an open place open', () => {
  const { container } = render(<OpenPlace className="">You</OpenPlace>);
  expect(container).toHaveTextContent('You');
  expect(container.querySelectorAll('line')).toHaveLength(2);
});
