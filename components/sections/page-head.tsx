import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb';
import { Eyebrow } from './eyebrow';
import './parts.css';

/**
 * The head of an inner page.
 *
 * @param trail The way down to the page; without it, the page has no breadcrumb.
 * @param current The page's own name there; without it, its title.
 * @param aside What stands at the right; without it, the lead does.
 * @param children Buttons under the lead.
 */
export function PageHead({
  trail,
  current,
  eyebrow,
  title,
  lead,
  aside,
  children,
}: {
  trail?: { label: string; href: string }[];
  current?: string;
  eyebrow: string;
  title: string;
  lead: string;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className={aside ? 'page-head page-head--aside' : 'page-head'}>
      <div className="container">
        {trail && <Breadcrumb trail={trail} current={current ?? title} />}
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
