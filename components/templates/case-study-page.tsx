import { CaseArchitecture } from '@/components/sections/case-architecture';
import { CaseAside } from '@/components/sections/case-aside';
import { CaseHead } from '@/components/sections/case-head';
import { CaseResults } from '@/components/sections/case-results';
import { CaseChallenges, CaseClient, CaseSolution } from '@/components/sections/case-story';
import { ReadOn } from '@/components/sections/read-on';
import type { CaseStudy } from '@/lib/content/case-studies';
import { relatedTo } from '@/lib/content/related';
import './case-study-page.css';

/** The page of one case study. */
export function CaseStudyPage({ study }: { study: CaseStudy }) {
  const [module] = study.modules;
  return (
    <>
      <article>
        <CaseHead study={study} />
        <div className="container case-body">
          <CaseAside study={study} />
          <div className="case-main">
            <CaseClient paragraphs={study.client} />
            <CaseChallenges challenges={study.challenges} />
            {study.image && <CaseArchitecture image={study.image} />}
            <CaseSolution solution={study.solution} checkpoint={study.checkpoint} />
            <CaseResults results={study.results} />
          </div>
        </div>
      </article>
      <ReadOn
        module={module}
        groups={relatedTo(`/case-studies/${study.slug}`, { article: 2, case: 2, product: 2, industry: 1 }, [
          module && `/products/${module.slug}`,
        ])}
      />
    </>
  );
}
