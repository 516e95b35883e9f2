import { SectionHead } from '@/components/typography/section-head';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { Trust } from '@/content/trust.schema';

export function WrongAnswers({ id, parts, cases, ...heading }: Trust['wrongAnswers']) {
  return (
    <Section headingId={id} surface="band">
      <SectionHead id={id} heading={{ title: heading.title, lead: heading.text }} />
      <ul className="grid gap-6 @md:grid-cols-2 @xl:grid-cols-3">
        {cases.map(({ title, found, followed, right, changed }) => (
          <li
            className="row-span-2 grid grid-rows-subgrid gap-0.5 rounded-card border border-line bg-band-card"
            key={title}
          >
            <div className="grid content-start gap-1 px-5 pbs-4 pbe-3">
              <p className="label text-ink-3">{found}</p>
              <h3 className="text-h4">{title}</h3>
            </div>
            <dl className="grid content-start gap-1.5 px-5 pbe-4 text-base leading-6">
              {(
                [
                  ['close', parts.followed, 'text-ink-3 line-through', followed],
                  ['check', parts.right, 'font-semibold', right],
                ] as const
              ).map(([icon, term, className, record]) => (
                <div className="flex items-center gap-2.5" key={icon}>
                  <dt>
                    <Icon name={icon} size={16} className="text-ink-3" />
                    <span className="sr-only">{term}</span>
                  </dt>
                  <dd className={className}>{record}</dd>
                </div>
              ))}
              <div className="mbs-1 border-bs border-line pbs-3 text-sm leading-5.5 text-balance">
                <dt className="me-2 inline font-semibold">{parts.changed}</dt>
                <dd className="inline text-ink-2">{changed}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
