import '@/components/art/pair-plot.css';
import { Closing } from '@/components/kinds/closing';
import { CaseMeasure } from '@/components/sections/case-measure';
import type { CaseStudy } from '@/lib/content/case-studies';
import * as routes from '@/lib/routes';

/** Where a case leads: to the one after it. */
export function NextCase({ study }: { study: CaseStudy }) {
  return (
    <div className="pair-card">
      <Closing
        look="case"
        title={study.title}
        text={study.subtitle}
        href={routes.caseStudy(study.slug)}
        beside={<CaseMeasure study={study} />}
      />
    </div>
  );
}
