import { saveDraft } from '@/lib/demo/draft';
import { noteStep, readSteps } from '@/lib/demo/own-trace';

const open = (...pages: (string | number)[]) =>
  pages.forEach((page) => noteStep({ action: 'page', evidence: `Page ${page}`, result: `/${page}` }));
const pages = () => readSteps().map(({ result }) => result?.slice(1));

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

it('A tab keeps the newest twelve steps of a visit, each with its own time', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 28));
  open(...Array.from({ length: 14 }, (_, index) => index));
  expect(pages()).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 2)));
  expect(new Set(readSteps().map(({ at }) => at)).size).toBe(12);
  expect(localStorage).toHaveLength(0);
});

it('A tab keeps the ticked steps, so that a request sent again holds the same', () => {
  open(...Array.from({ length: 12 }, (_, index) => index));
  saveDraft({
    attached: readSteps()
      .slice(0, 2)
      .map(({ at }) => at),
  });
  open('new', 'newer');
  expect(pages()).toEqual([
    '0',
    '1',
    ...Array.from({ length: 8 }, (_, index) => String(index + 4)),
    'new',
    'newer',
  ]);
  saveDraft({ attached: readSteps().map(({ at }) => at) });
  open('newest');
  expect(pages()).toHaveLength(12);
  expect(pages()).not.toContain('newest');
});

it('A reload adds no step, and a way back does', () => {
  open('a', 'a', 'b', 'a');
  expect(pages()).toEqual(['a', 'b', 'a']);
});

it('A tab without storage notes nothing and breaks nothing', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  expect(() => open('a')).not.toThrow();
});
