import { cx } from 'class-variance-authority';
import { Fragment } from 'react';
import { TracePanel } from '@/components/sections/trace-panel';
import { tw } from '@/components/ui/tw';
import { casePage } from '@/content/messages/case-studies';
import type { CaseStudy } from '@/content/case-studies/schema';
import { CaseSection } from './case-section';
import { Levers } from './levers';

/** About 72 characters: ch measures zeros, which are wider than most letters. */
const prose = tw`text-ink-2 measure-55`;

export function CaseClient({ client }: Pick<CaseStudy, 'client'>) {
  return (
    <CaseSection id="client" title={casePage.client}>
      {client.map((paragraph) => (
        <p className={cx('text-lg leading-7', prose)} key={paragraph}>
          {paragraph}
        </p>
      ))}
    </CaseSection>
  );
}

export function CaseChallenges({ challenges }: { challenges: readonly string[] }) {
  return (
    <CaseSection id="challenges" title={casePage.challenges}>
      <ul className="grid border-bs border-line @md:grid-cols-2 @md:gap-x-12">
        {challenges.map((challenge) => (
          <li className="border-be border-line py-5" key={challenge}>
            {challenge}
          </li>
        ))}
      </ul>
    </CaseSection>
  );
}

export function CaseSolution({ solution, lever }: Pick<CaseStudy, 'solution' | 'lever'>) {
  const { description, finding } = solution;
  const place = Math.min(finding?.after ?? description.length, description.length);
  return (
    <CaseSection id="solution" title={casePage.solution}>
      {description.map((paragraph, index) => (
        <Fragment key={paragraph}>
          <p className={prose}>{paragraph}</p>
          {finding && index + 1 === place && (
            <div className="my-3">
              <TracePanel trace={finding} />
            </div>
          )}
        </Fragment>
      ))}
      {solution.levers.length > 0 && <Levers levers={solution.levers} checkpoint={lever} />}
    </CaseSection>
  );
}
