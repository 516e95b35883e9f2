/**
 * Says something in a panel: in sight, and to screen readers. A toast lies beneath a modal panel and is not heard.
 * The text is put in after a moment, so that the same words are announced again.
 */
export function sayInPanel(panel: Element | null, text: string): void {
  const status = panel?.querySelector('[role=status]');
  if (!status) return;
  status.textContent = '';
  setTimeout(() => (status.textContent = text), 50);
}
