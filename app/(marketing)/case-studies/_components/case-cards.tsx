import { Badge } from '@/components/ui/badge';
import { MovingArrow } from '@/components/ui/moving-arrow';
import { Link } from '@/components/ui/link';
import { caseCard } from '@/content/messages/case-studies';
import type { CaseStudy } from '@/lib/content/case-studies';
import * as routes from '@/lib/routes';
import { CaseMeasure } from './case-measure';

export function CaseCards({ studies, label }: { studies: readonly CaseStudy[]; label: string }) {
  return (
    <section className="pbe-section" aria-label={label}>
      <div className="container">
        <ul className="grid gap-6 mid:grid-cols-2">
          {studies.map((study) => (
            <li
              className="group relative grid grid-rows-[auto_1fr_auto] content-start gap-x-12 gap-y-7 rounded-card border border-line bg-surface-1 p-[clamp(20px,3vw,40px)] transition-[border-color] hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus mid:row-span-3 mid:grid-rows-subgrid"
              key={study.slug}
            >
              <div className="grid content-start justify-items-start gap-2.5">
                <Badge as="p">{study.industry}</Badge>
                <h2 className="mbs-2 text-h3 max-inline-[24ch]">{study.title}</h2>
                <p className="text-ink-2 max-inline-[44ch]">{study.subtitle}</p>
              </div>
              <CaseMeasure study={study} className="border-bs border-line pbs-4" />
              <Link
                className="flex items-center gap-2 self-end justify-self-start text-md leading-6 font-semibold text-accent after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none"
                href={routes.caseStudy(study.slug)}
              >
                {caseCard.read}
                <span className="sr-only">: {study.title}</span>
                <MovingArrow size={20} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
