import { CaseArchitecture } from '@/components/sections/case-architecture';
import { CaseAside } from '@/components/sections/case-aside';
import { CaseHead } from '@/components/sections/case-head';
import { CaseRelated } from '@/components/sections/case-related';
import { CaseResults } from '@/components/sections/case-results';
import { CaseChallenges, CaseClient, CaseSolution } from '@/components/sections/case-story';
import { nextCase, type CaseStudy } from '@/lib/content/case-studies';
import './case-study-page.css';

/** The page of one case study. */
export function CaseStudyPage({ study }: { study: CaseStudy }) {
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
      <CaseRelated study={study} next={nextCase(study)} />
    </>
  );
}
