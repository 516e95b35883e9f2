import { Cta } from '@/components/sections/cta/cta';
import type { CaseStudy } from '@/lib/content/case-studies';
import * as routes from '@/lib/routes';
import { CaseMeasure } from '../../_components/case-measure';

export function NextCase({ study }: { study: CaseStudy }) {
  return (
    <Cta
      variant="case"
      title={study.title}
      text={study.subtitle}
      href={routes.caseStudy(study.slug)}
      beside={<CaseMeasure study={study} />}
    />
  );
}
