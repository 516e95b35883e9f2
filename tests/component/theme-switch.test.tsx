import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { themeWords } from '@/content/words/frame';
import { ThemeSwitch } from '@/components/layout/theme-switch';

const root = document.documentElement;
const pressed = () => screen.getByRole('button', { pressed: true }).textContent;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
});

it('says what the boot script found, and says "system" on the server', () => {
  root.dataset['theme'] = 'dark';
  expect(renderToString(<ThemeSwitch />)).toMatch(
    new RegExp(String.raw`aria-pressed="true"[^>]*>.*?</svg>${RegExp.escape(themeWords.system)}`),
  );
  render(<ThemeSwitch />);
  expect(pressed()).toBe(themeWords.dark);
});

it.each([
  [themeWords.light, 'light'],
  [themeWords.dark, 'dark'],
])('%s is shown at once and remembered', (name, theme) => {
  render(<ThemeSwitch />);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(pressed()).toBe(name);
  expect(root.dataset['theme']).toBe(theme);
  expect(localStorage.getItem('theme')).toBe(theme);
});

it('System forgets the choice', () => {
  render(<ThemeSwitch />);
  fireEvent.click(screen.getByRole('button', { name: themeWords.dark }));
  fireEvent.click(screen.getByRole('button', { name: themeWords.system }));
  expect(pressed()).toBe(themeWords.system);
  expect(root.dataset['theme']).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

it('follows another tab', () => {
  render(<ThemeSwitch />);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' })));
  expect(pressed()).toBe(themeWords.light);
  expect(root.dataset['theme']).toBe('light');
});

it('works for this page where storage is closed', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed');
  });
  render(<ThemeSwitch />);
  fireEvent.click(screen.getByRole('button', { name: themeWords.dark }));
  expect(pressed()).toBe(themeWords.dark);
  jest.restoreAllMocks();
});
