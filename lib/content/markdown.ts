import 'server-only';
import { Marked, type Token, type Tokens } from 'marked';
import { articleTable } from './article-table';
import { pageExists } from './pages';

/** A part of a text, from one heading of the second level to the next. */
export interface Section {
  title?: string;
  /** The Markdown as it was written. */
  content: string;
  html: string;
}

const isSpace = ({ type }: Token) => type === 'space';
const startsBold = ([first]: Token[]) => first?.type === 'paragraph' && first.tokens?.[0]?.type === 'strong';

/** Single line breaks are kept, as the specification has it: a paragraph is one line of the file. */
const markdown = new Marked({
  breaks: true,
  renderer: {
    heading({ tokens, depth }) {
      if (depth !== 3) throw new Error(`a heading of level ${depth} inside a section`);
      return `<h3 class="h4">${this.parser.parseInline(tokens)}</h3>\n`;
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      if (href.startsWith('https://')) return `<a class="link" href="${href}" rel="noopener">${words}</a>`;
      if (!href.startsWith('/')) throw new Error(`a link to "${href}"`);
      return pageExists(href) ? `<a class="link" href="${href}">${words}</a>` : words;
    },
    // a calculation, a note that begins with its name in bold, or one sentence to remember
    blockquote({ tokens, text }) {
      const inner = this.parser.parse(tokens);
      if (text.includes(' = ')) return `<div class="sum">${inner}</div>\n`;
      return startsBold(tokens)
        ? `<aside class="prose-note">${inner}</aside>\n`
        : `<div class="pull">${inner}</div>\n`;
    },
    table(token) {
      return articleTable(token, (tokens) => this.parser.parseInline(tokens));
    },
    html({ text }) {
      throw new Error(`HTML: ${text.slice(0, 40)}`);
    },
  },
});

/** "Table: words" above a table is its caption, and no paragraph. */
function withCaptions(tokens: Token[]): Token[] {
  const seen = tokens.filter((token) => !isSpace(token));
  return seen.filter((token, index) => {
    const next = seen[index + 1];
    const caption = token.type === 'paragraph' && /^Table: (.+)$/.exec((token as Tokens.Paragraph).text)?.[1];
    if (!caption || next?.type !== 'table') return true;
    Object.assign(next, { caption });
    return false;
  });
}

/** Reads a text into its sections. What stands before the first heading is a section without a title. */
export function readSections(source: string): Section[] {
  const groups: { title?: string; tokens: Token[] }[] = [];
  for (const token of markdown.lexer(source)) {
    if (token.type === 'heading' && token.depth === 2)
      groups.push({ title: (token as Tokens.Heading).text, tokens: [] });
    else if (groups.length === 0 && !isSpace(token)) groups.push({ tokens: [token] });
    else groups.at(-1)?.tokens.push(token);
  }
  return groups.map(({ title, tokens }) => ({
    ...(title !== undefined && { title }),
    content: tokens
      .map(({ raw }) => raw)
      .join('')
      .trim(),
    html: markdown.parser(withCaptions(tokens)),
  }));
}
