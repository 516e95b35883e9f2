/**
 * Buffers what is typed while the search dialog is loading.
 *
 * @param onEscape Called when Escape says that the field is no longer wanted.
 * @returns Stops, and hands over the text.
 */
export function keepEarlyTyping(onEscape: () => void): () => string {
  let text = '';
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') onEscape();
    else if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    event.preventDefault();
  };
  window.addEventListener('keydown', keep);
  return () => {
    window.removeEventListener('keydown', keep);
    return text;
  };
}
