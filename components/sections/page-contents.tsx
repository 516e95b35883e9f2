import './page-contents.css';
import './parts.css';

/** The headings of a long text, as the way to each of them. */
export function PageContents({ headings }: { headings: readonly { id: string; title: string }[] }) {
  return (
    <nav className="page-contents" aria-labelledby="contents">
      <h2 className="kicker" id="contents">
        Contents
      </h2>
      <ol>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
