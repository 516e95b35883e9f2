import 'server-only';
import { caseStudies } from '@/content/case-studies';
import { type Industry, listIndustryNames } from '@/content/industries/schema';
import { industryMessages } from '@/content/messages/pages';
import * as routes from '@/lib/routes';
import { findRelated } from './related';

/** Finds the case of an industry, and without one a module that works there. */
export function findFurther(industry: Industry): { label: string; href: string } | undefined {
  const names = listIndustryNames(industry).map((name) => name.toLowerCase());
  const study = caseStudies.all.find(({ industry: label }) =>
    names.some((name) => label.toLowerCase().includes(name)),
  );
  if (study) return { label: industryMessages.study(study.title), href: routes.caseStudy(study.slug) };
  const [link] = findRelated(routes.industry(industry.slug), { product: 1 })[0]?.links ?? [];
  return link && { label: industryMessages.module(link.title), href: link.path };
}
