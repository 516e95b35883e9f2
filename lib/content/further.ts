import 'server-only';
import type { Industry } from '@/content/industries/schema';
import { industryMessages } from '@/content/messages/pages';
import * as routes from '@/lib/routes';
import { figures } from './figures';
import { findRelated } from './related';

/** Finds the case behind an industry's outcomes, and without one a module that works there. */
export function findFurther({ slug, outcomes }: Industry): { label: string; href: string } | undefined {
  const [study] = outcomes.flatMap(({ source }) =>
    figures.flatMap((figure) => (figure.key === source && 'cited' in figure ? figure.cited : [])),
  );
  if (study) return { label: industryMessages.study(study.title), href: routes.caseStudy(study.slug) };
  const [link] = findRelated(routes.industry(slug), { product: 1 })[0]?.links ?? [];
  return link && { label: industryMessages.module(link.title), href: link.path };
}
