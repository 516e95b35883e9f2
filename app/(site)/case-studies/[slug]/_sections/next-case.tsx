import { Closing } from '@/components/kinds/closing';
import type { CaseStudy } from '@/lib/content/case-studies';
import * as routes from '@/lib/routes';
import { CaseMeasure } from '../../_sections/case-measure';

/** Where a case leads: to the one after it. */
export function NextCase({ study }: { study: CaseStudy }) {
  return (
    <Closing
      look="case"
      title={study.title}
      text={study.subtitle}
      href={routes.caseStudy(study.slug)}
      beside={<CaseMeasure study={study} />}
    />
  );
}
