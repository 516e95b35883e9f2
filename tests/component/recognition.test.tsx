import { render, screen, within } from '@testing-library/react';
import { Recognition } from '@/app/(marketing)/[event]/_components/recognition';

const title = 'Certifications and recognition';

it('The event page lists certifications under a heading, each with its figure and its page', () => {
  const items = [
    { value: '4.9/5', label: 'rating', href: '/about', text: 'By clients.' },
    { value: '450+', label: 'certified colleagues', text: 'In one practice.' },
  ];
  render(<Recognition recognition={{ title, line: 'By others.', items }} />);
  const section = within(screen.getByRole('region', { name: title }));
  expect(section.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '4.9/5ratingBy clients.',
    '450+certified colleaguesIn one practice.',
  ]);
  expect(section.getByRole('link', { name: 'rating' })).toHaveAttribute('href', '/about');
});

it('The event page has no section of certifications without one', () => {
  const { container } = render(<Recognition recognition={{ title, line: 'By others.', items: [] }} />);
  expect(container).toBeEmptyDOMElement();
});
