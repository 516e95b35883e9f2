import './prose.css';
import '@/components/sections/prose-table.css';

/** @param html Our own Markdown, rendered at build time; raw HTML in it is refused. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
