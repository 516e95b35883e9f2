import { caseCard } from '@/content/words/case-studies';
import type { CaseStudy } from '@/lib/content/case-studies';

/** At which lever of a case a person decides: who it is, and within what time. */
export function StopLine({ lever, decides }: Pick<CaseStudy, 'lever' | 'decides'>) {
  if (!lever) return null;
  return (
    <>
      <b className="font-strong text-ink">{`${lever.title}${decides ? ':' : ''}`}</b>
      {decides && (
        <>
          {` ${decides.who} ${caseCard.decides} `}
          <span className="whitespace-nowrap">{decides.time}</span>
        </>
      )}
    </>
  );
}
