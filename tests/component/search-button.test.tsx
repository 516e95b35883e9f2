import { act, fireEvent, render, screen } from '@testing-library/react';
import { searchWords } from '@/content/words/search-dialog';
import { SearchButton } from '@/components/search/search-button';

jest.mock('@/components/search/load-index', () => ({ loadIndex: () => new Promise(() => undefined) }));
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

const slash = (target: EventTarget = window) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
const search = () => screen.findByRole('dialog', { name: searchWords.title });

it('a search that tells late of its closing does not take the next one with it', async () => {
  render(<SearchButton startingPoints={[]} />);
  act(() => void slash());
  const first = await search();
  const field = screen.getByRole('combobox', { name: searchWords.field });

  await act(async () => {
    first.removeAttribute('open'); // closed; the browser tells so in a task of its own
    slash(field); // until the next frame the focus is in the field that is gone
    await new Promise((resolve) => setTimeout(resolve)); // the next one is on its way, not yet rendered
    fireEvent(first, new Event('close'));
  });

  const second = await search();
  expect(second).not.toBe(first);
  fireEvent(second, new Event('close'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
