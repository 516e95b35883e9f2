/** Empties a form after what it sent was saved; not when somebody has typed on in one of its fields meanwhile. */
export function resetSent(form: HTMLFormElement, sent: FormData, name: string): void {
  const field = form.elements.namedItem(name);
  const typed = field && 'value' in field ? field.value : (sent.get(name) ?? '');
  if (typed === (sent.get(name) ?? '')) form.reset();
}
