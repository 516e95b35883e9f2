import { storedDraft } from '@/lib/demo/resuming';

/** Where an address is kept over one load of the page. */
export const KEPT_EMAIL_KEY = 'kept-email';

const emailOf = (form: HTMLFormElement | null) => {
  const field = form?.elements.namedItem('email');
  return field instanceof HTMLInputElement && field.type === 'email' ? field : null;
};

/** Keeps the address in a form over one load of the page, in this tab alone. Passwords are typed again. */
export function keepEmail(page: string, form: HTMLFormElement): void {
  const email = emailOf(form)?.value;
  try {
    if (email) sessionStorage.setItem(KEPT_EMAIL_KEY, JSON.stringify({ page, email }));
  } catch {
    // Storage is full or forbidden: it is typed again.
  }
}

/** Puts a kept address into the form of its page, once; else the one of this tab's demo request. What stands there already stays. */
export function fillKeptEmail(page: string, form: HTMLFormElement | null): void {
  const field = emailOf(form);
  if (!field) return;
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT_EMAIL_KEY) ?? 'null') as {
      page: string;
      email: string;
    } | null;
    if (kept?.page === page) {
      sessionStorage.removeItem(KEPT_EMAIL_KEY);
      field.value ||= kept.email;
    }
  } catch {
    // Storage is forbidden.
  }
  field.value ||= storedDraft()?.values?.email ?? '';
  // Who is in the field already types in its place, not behind it.
  if (document.activeElement === field) field.select();
}
