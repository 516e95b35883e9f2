import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb';
import { Eyebrow } from './eyebrow';
import { Letters } from './letters';
import './parts.css';

/**
 * The head of a platform page: the title in letters at the left, lead and actions at the right, a tinted plate beneath.
 *
 * @param path The page's own address.
 * @param title Lines of the title.
 * @param pace Milliseconds from one letter to the next.
 * @param actions What to do next: two at most.
 * @param children The plate.
 */
export function PlateHead({
  path,
  eyebrow,
  title,
  pace,
  lead,
  actions,
  children,
}: {
  path: string;
  eyebrow: string;
  title: string[];
  pace: 70 | 30;
  lead: string;
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="plate-head">
      <div className="container">
        <Breadcrumb path={path} />
        <div className="plate-head__text">
          <div>
            <Eyebrow>{eyebrow}</Eyebrow>
            <h1 className="h1">
              <Letters lines={title} pace={pace} />
            </h1>
          </div>
          <div className="plate-head__side">
            <p className="lead">{lead}</p>
            <div className="plate-head__actions">{actions}</div>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
