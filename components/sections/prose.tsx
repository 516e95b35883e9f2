import '@/components/illustrations/pair-plot.css';
import './prose.css';
import './prose-table.css';

/**
 * Running text with its lists, tables, sums and notes; where it has a margin, the notes of its marks stand there.
 *
 * @param html Our own Markdown, rendered while building; HTML in it is refused.
 */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
