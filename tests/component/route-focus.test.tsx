import { render, screen } from '@testing-library/react';
import { VISIT_STEP } from '@/lib/startup/constants';
import { RouteFocus } from '@/components/layout/route-focus';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

const page = () => (
  <>
    <a href="/demo">Demo</a>
    <main id="main" tabIndex={-1}>
      <section id="contact">
        <h2>Contact</h2>
      </section>
    </main>
    <RouteFocus />
  </>
);

/** Renders the frame at "/" with its link focused, then at another address. */
function follow(address: string) {
  history.replaceState(null, '', '/');
  pathname = '/';
  const { rerender } = render(page());
  screen.getByRole('link').focus();
  history.replaceState(null, '', address);
  pathname = location.pathname;
  rerender(page());
}

it('The focus does not move on the first page', () => {
  render(page());
  expect(document.body).toHaveFocus();
});

it('The focus moves to the content of the next page', () => {
  follow('/demo');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('The focus does not move when only the query changes', () => {
  follow('/?page=2');
  expect(screen.getByRole('link')).toHaveFocus();
});

it('The focus moves to the heading of the part that the link names', () => {
  follow('/privacy#contact');
  expect(screen.getByRole('heading', { name: 'Contact' })).toHaveFocus();
});

it('Each page that a link leads to is announced to the start-up script, and the first is not', () => {
  const opened: string[] = [];
  const note = () => opened.push(location.pathname);
  addEventListener(VISIT_STEP, note);
  follow('/demo');
  removeEventListener(VISIT_STEP, note);
  expect(opened).toEqual(['/demo']);
});

it('An open dialog closes on the way to another page', () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  follow('/team');
  expect(dialog.open).toBe(false);
});
