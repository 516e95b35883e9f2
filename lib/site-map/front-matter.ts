import 'server-only';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { ContentFault } from '@/content/schema/content-fault';

export interface FrontMatter {
  value: Record<string, unknown>;
  body: string;
  /** First line of the text in the file, counted from 1. */
  bodyLine: number;
  /** Names the file, and the line of a value or else of its parent. Without a path it names the file. */
  place: (path: readonly PropertyKey[]) => string;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a Markdown file below YAML between two lines of dashes. Throws a ContentFault that names the line.
 */
export function readFrontMatter(file: string, source: string): FrontMatter {
  if (source.includes('\0')) throw new ContentFault(`${file}:1: is not in UTF-8: save it in that encoding`);
  // Editors on Windows write CRLF and a byte order mark.
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [all = '', top = '', head, body] = /^(\s*?---[ \t]*\n)(.+?)\n---[ \t]*\n(.+)$/s.exec(text) ?? [];
  if (head === undefined || body === undefined)
    throw new ContentFault(`${file}:1: no front matter between two lines of dashes, or no text below it`);

  const lines = new LineCounter();
  const document = parseDocument(head, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + top.split('\n').length - 1;
  const [error] = document.errors;
  if (error) {
    const hint = /nested mappings/i.test(error.message)
      ? ' (a value with a colon needs quotes around it)'
      : '';
    throw new ContentFault(`${file}:${lineAt(error.pos[0])}: front matter: ${error.message}${hint}`);
  }
  const value: unknown = document.toJS();
  if (!isFields(value)) throw new ContentFault(`${file}:${lineAt(0)}: front matter: is not a list of fields`);
  return {
    value,
    body,
    bodyLine: all.slice(0, all.length - body.length).split('\n').length,
    place(path) {
      // A missing value belongs to the line of its parent.
      for (let depth = path.length; depth > 0; depth -= 1) {
        const node = document.getIn(path.slice(0, depth), true);
        if (isNode(node) && node.range) return `${file}:${lineAt(node.range[0])}`;
      }
      return path.length > 0 ? `${file}:${lineAt(0)}` : file;
    },
  };
}
