import { SectionHead } from '@/components/typography/section-head';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';
import type { Trust } from '@/lib/content/trust';

const part = tw`grid grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-x-2.5`;

export function WrongAnswers({ id, parts, cases, ...heading }: Trust['wrongAnswers']) {
  return (
    <Section headingId={id} surface="band">
      <SectionHead id={id} heading={{ title: heading.title, lead: heading.text }} />
      <ul className="grid gap-6 tablet:grid-cols-2 wide:grid-cols-3">
        {cases.map(({ title, found, followed, right, changed }) => (
          <li
            className="row-span-2 grid grid-rows-subgrid gap-0 rounded-card border border-line bg-band-card"
            key={title}
          >
            <div className="grid content-start gap-1 px-5 pbs-4 pbe-3">
              <p className="label text-ink-3">{found}</p>
              <h3 className="text-h4">{title}</h3>
            </div>
            <dl className="grid content-start gap-1.5 px-5 pbe-4 text-md leading-6">
              <div className={part}>
                <dt>
                  <Icon name="close" size={16} className="mbs-1 text-ink-3" />
                  <span className="sr-only">{parts.followed}</span>
                </dt>
                <dd className="text-ink-3 line-through">{followed}</dd>
              </div>
              <div className={part}>
                <dt>
                  <Icon name="check" size={16} className="mbs-1 text-accent" />
                  <span className="sr-only">{parts.right}</span>
                </dt>
                <dd className="font-semibold">{right}</dd>
              </div>
              <div className="mbs-1 border-bs border-line pbs-3 text-sm leading-5.5 text-balance">
                <dt className="me-1.5 inline font-semibold">{parts.changed}</dt>
                <dd className="inline text-ink-2">{changed}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
