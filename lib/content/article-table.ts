import 'server-only';
import type { Token, Tokens } from 'marked';

type Inline = (tokens: Token[]) => string;

const isFigure = (text: string) => /^−?\$?\d[\d,.]*\D{0,10}$/.test(text.replaceAll('*', ''));

/**
 * A table of an article. Its first column names the rows, a column of figures is set to the right, and a row that
 * is bold is the result. With an actor among its columns it is a trace: there a bold actor is a person. On phones
 * a row becomes a card: the roles keep it a table for screen readers, and each cell knows its column's name.
 */
export function articleTable({ header, rows, caption }: Tokens.Table & { caption?: string }, inline: Inline) {
  const names = header.map(({ text }) => text);
  const isTrace = names.includes('Actor');
  const figures = names.map((_, at) => rows.every((row) => !row[at]?.text || isFigure(row[at].text)));
  const kind = isTrace ? 'trace' : names.length > 3 ? 'wide' : 'figures';
  const right = (at: number) => (at > 0 && figures[at] ? ' class="num"' : '');

  const head = header.map(({ tokens }, at) => `<th scope="col"${right(at)}>${inline(tokens)}</th>`).join('');
  const body = rows.map((row) => {
    const marked = row[isTrace ? 1 : 0]?.text.startsWith('**');
    const cells = row.map(({ tokens, text }, at) => {
      if (at === 0) return `<th scope="row">${inline(tokens)}</th>`;
      const empty = text ? '' : ' data-empty';
      return `<td data-label="${names[at] ?? ''}"${right(at)}${empty}>${inline(tokens)}</td>`;
    });
    return `<tr${marked ? ` class="${isTrace ? 'is-person' : 'is-result'}"` : ''}>${cells.join('')}</tr>`;
  });
  return (
    `<table class="table table--${kind}">` +
    (caption ? `<caption>${caption}</caption>` : '') +
    `<thead><tr>${head}</tr></thead>` +
    `<tbody>${body.join('')}</tbody></table>\n`
  );
}
