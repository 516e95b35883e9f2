import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { themeMessages } from '@/content/messages/layout';
import { ThemeSwitch } from '@/components/layout/theme-switch';

const root = document.documentElement;
const pressed = () => screen.getByRole('button', { pressed: true }).textContent;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
});

it('The switch shows the theme of the start-up script, and "system" on the server', () => {
  root.dataset['theme'] = 'dark';
  expect(renderToString(<ThemeSwitch />)).toMatch(
    new RegExp(String.raw`aria-pressed="true"[^>]*>.*?</svg>${RegExp.escape(themeMessages.system)}`),
  );
  render(<ThemeSwitch />);
  expect(pressed()).toBe(themeMessages.dark);
});

it('The switch shows and stores a choice at once, and System deletes it', () => {
  render(<ThemeSwitch />);
  fireEvent.click(screen.getByRole('button', { name: themeMessages.dark }));
  expect([pressed(), root.dataset['theme'], localStorage.getItem('theme')]).toEqual([
    themeMessages.dark,
    'dark',
    'dark',
  ]);
  fireEvent.click(screen.getByRole('button', { name: themeMessages.system }));
  expect([pressed(), root.dataset['theme'], localStorage.getItem('theme')]).toEqual([
    themeMessages.system,
    undefined,
    null,
  ]);
});

it('The switch follows another tab, and lasts for this page without storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed');
  });
  render(<ThemeSwitch />);
  fireEvent.click(screen.getByRole('button', { name: themeMessages.dark }));
  expect(pressed()).toBe(themeMessages.dark);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' })));
  expect(pressed()).toBe(themeMessages.light);
  jest.restoreAllMocks();
});
