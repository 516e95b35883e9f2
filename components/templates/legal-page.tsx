import { Link } from '@/components/ui/link';
import { Breadcrumb } from '@/components/sections/breadcrumb';
import { PageContents } from '@/components/sections/page-contents';
import { Glyph } from '@/components/ui/glyph';
import type { Block, Legal, Prose, Table } from '@/lib/content/legal';
import '@/components/sections/parts.css';
import './legal-page.css';

/** A legal text: what matters in short, the contents beside the text, and numbered clauses. */
export function LegalPage({ page }: { page: Legal }) {
  return (
    <article className="legal">
      <header className="container legal__head">
        <Breadcrumb path={page.path} />
        <div className="legal__title">
          <h1 className="h1">{page.title}</h1>
          <p className="lead">{page.lead}</p>
          <p className="mono">
            Last updated <time dateTime={page.updated.iso}>{page.updated.text}</time>
          </p>
        </div>
      </header>
      <div className="container legal__body">
        <section className="legal__brief" aria-labelledby="in-short">
          <h2 className="kicker" id="in-short">
            In short
          </h2>
          <dl>
            {page.brief.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <PageContents headings={page.clauses} />
        <div className="legal__text">
          {page.clauses.map(({ id, title, blocks }) => (
            <section className="clause" id={id} key={id}>
              <h2 className="clause__title h4">{title}</h2>
              {blocks.map((block, index) => (
                <ClauseBlock block={block} key={index} />
              ))}
            </section>
          ))}
          <p className="legal__more">
            See also{' '}
            <Link className="legal__next" href={page.seeAlso.href}>
              {page.seeAlso.label}
              <Glyph name="arrow" size={16} />
            </Link>
          </p>
        </div>
      </div>
    </article>
  );
}

function ClauseBlock({ block }: { block: Block }) {
  if ('table' in block) return <ClauseTable table={block.table} />;
  if ('list' in block) {
    return (
      <ul className="clause__list">
        {block.list.map((item, index) => (
          <li key={index}>
            <Sentence parts={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      <Sentence parts={block} />
    </p>
  );
}

/** On narrow screens each row is a card: the roles keep it a table for screen readers. */
function ClauseTable({ table: { caption, columns, rows } }: { table: Table }) {
  return (
    <table className="clause__table">
      <caption className="visually-hidden">{caption}</caption>
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
    if ('code' in part) return <code key={index}>{part.code}</code>;
    const { text, href } = part;
    if (href.startsWith('/')) {
      return (
        <Link className="link" href={href} key={index}>
          {text}
        </Link>
      );
    }
    return (
      <a className="link" href={href} key={index} {...(href.startsWith('https:') && { rel: 'noopener' })}>
        {text}
      </a>
    );
  });
}
