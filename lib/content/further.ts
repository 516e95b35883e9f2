import 'server-only';
import type { Industry } from '@/content/industries/schema';
import { caseCard } from '@/content/messages/case-studies';
import { industryMessages } from '@/content/messages/pages';
import * as routes from '@/lib/routes';
import { findFigure } from './figures';
import { findRelated } from './related';

interface Further {
  href: string;
  label: string;
  /** Which case it is, for screen readers. */
  title?: string;
}

/** Finds the case behind an industry's outcomes, and without one a module that works there. */
export function findFurther({ slug, outcomes }: Industry): Further | undefined {
  const [study] = outcomes.flatMap(({ source }) => {
    const figure = findFigure(source);
    return figure && 'cited' in figure ? figure.cited : [];
  });
  if (study) return { href: routes.caseStudy(study.slug), label: caseCard.read, title: study.title };
  const [link] = findRelated(routes.industry(slug), { product: 1 })[0]?.links ?? [];
  return link && { href: link.path, label: industryMessages.module(link.title) };
}
