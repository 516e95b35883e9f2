import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import type { Block, Prose, Table } from '@/lib/content/legal';
import '@/components/kinds/prose-table.css';

/** Beside the number of its clause, where there is room. */
const measure = tw`max-inline-[68ch] tablet:ms-8`;

/** A part of a clause: a paragraph, a list or a table. */
export function ClauseBlock({ block }: { block: Block }) {
  if ('table' in block) return <ClauseTable table={block.table} />;
  if ('list' in block) {
    return (
      <ul className={`grid gap-2 ${measure}`}>
        {block.list.map((item, index) => (
          <li
            className="relative ps-5 before:absolute before:inset-[12px_auto_auto_0] before:bg-line-strong before:block-[1.5px] before:inline-2.5"
            key={index}
          >
            <Sentence parts={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p className={measure}>
      <Sentence parts={block} />
    </p>
  );
}

/** On narrow screens each row is a card: the roles keep it a table for screen readers. */
function ClauseTable({ table: { caption, columns, rows } }: { table: Table }) {
  return (
    <table className="prose-table prose-table--clause tablet:ms-8 tablet:inline-[calc(100%-32px)]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head = [], ...cells], index) => (
          <tr key={index}>
            <th scope="row">
              <Sentence parts={head} />
            </th>
            {cells.map((cell, at) => (
              <td data-label={columns[at + 1]} key={at}>
                <Sentence parts={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sentence({ parts }: { parts: Prose }) {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part;
    if ('code' in part) {
      return (
        <code
          className="font-mono text-[0.875em] leading-[1.5] font-medium tracking-[-0.01em] whitespace-nowrap text-ink"
          key={index}
        >
          {part.code}
        </code>
      );
    }
    const { text, href } = part;
    if (href.startsWith('/')) {
      return (
        <Link className="link" href={href} key={index}>
          {text}
        </Link>
      );
    }
    if (!href.startsWith('https:')) {
      return (
        <a className="link" href={href} key={index}>
          {text}
        </a>
      );
    }
    // On paper it says where it leads.
    return (
      <a
        className="link print:after:wrap-anywhere print:after:content-['_('_attr(href)_')']"
        href={href}
        rel="noopener"
        key={index}
      >
        {text}
      </a>
    );
  });
}
