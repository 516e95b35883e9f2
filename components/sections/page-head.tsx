import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb';
import { Eyebrow } from './eyebrow';
import './parts.css';

/**
 * The head of an inner page.
 *
 * @param path The page's own address; without it, the page has no breadcrumb.
 * @param part The part of the page that this is, which ends the breadcrumb.
 * @param aside What stands at the right; without it, the lead does.
 * @param children Buttons under the lead.
 */
export function PageHead({
  path,
  part,
  eyebrow,
  title,
  lead,
  aside,
  children,
}: {
  path?: string;
  part?: string | undefined;
  eyebrow: string;
  title: string;
  lead: string;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className={aside ? 'page-head page-head--aside' : 'page-head'}>
      <div className="container">
        {path && <Breadcrumb path={path} part={part} />}
        <div className="page-head__grid">
          <div className="page-head__title">
            <Eyebrow>{eyebrow}</Eyebrow>
            <h1 className="h1">{title}</h1>
          </div>
          <div className="page-head__side">
            <p className="lead">{lead}</p>
            {children}
          </div>
          {aside && <div className="page-head__aside">{aside}</div>}
        </div>
      </div>
    </section>
  );
}
