import { cx } from 'class-variance-authority';
import { SectionLead } from '@/components/typography/section-head';
import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import type { Gcc } from '@/content/solutions/schema';

type Service = Gcc['services']['items'][number];

/** Shows the services as steps through the months. None but the first reaches left of the line at which a person decides. */
export function Services({ page: { services, plan } }: { page: Pick<Gcc, 'services' | 'plan'> }) {
  const months = plan.people.length;
  return (
    <Section id="services" headingId="services-title" surface="band" contentClassName="grid gap-4">
      <SectionTitle id="services-title" heading={services} />
      <SectionLead>{services.lead}</SectionLead>
      <div className="mbs-4 rounded-card border border-line bg-band-card p-6 @md:p-8">
        <div className="relative">
          <GateLine at={percent(plan.gate, months)} />
          <ol className="grid gap-10">
            {services.items.map((service) => (
              <Step
                key={service.title}
                service={service}
                months={months}
                start={Math.max(service.from, plan.gate + 0.6)}
                ends={services.ends}
              />
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** Draws the line at which a person decides whether the rest begins. */
function GateLine({ at }: { at: string }) {
  return (
    <svg className="absolute inset-0 size-full overflow-visible @max-xl:hidden" aria-hidden="true">
      <line className="stroke-person stroke-2 [stroke-dasharray:2_5]" x1={at} x2={at} y2="100%" />
    </svg>
  );
}

function Step({
  service: { title, when, from, to, text, end, person },
  months,
  start,
  ends,
}: {
  service: Service;
  months: number;
  /** Of the words, in months. */
  start: number;
  ends: string;
}) {
  return (
    <li className="relative grid gap-4 @xl:gap-5">
      <svg className="overflow-visible block-6 inline-full @xl:block-12" aria-hidden="true">
        <rect
          className={person ? 'fill-line-strong' : 'fill-accent'}
          x={percent(from, months)}
          width={percent(to - from, months)}
          height="100%"
          rx={6}
        />
        {person && (
          <svg className="overflow-visible" x={percent(to, months)} y="50%">
            <path
              className="fill-person stroke-band-card stroke-4 [paint-order:stroke]"
              d="M0 -13L13 0L0 13L-13 0Z"
            />
          </svg>
        )}
      </svg>
      <div className={cx('flex', person && '@xl:-mbs-17')}>
        <svg
          className="shrink-0 @max-xl:hidden"
          width={percent(start, months)}
          height={1}
          aria-hidden="true"
        />
        <div className="@container flex-1">
          <div className="grid gap-x-8 gap-y-3 @sm:grid-cols-2">
            <div>
              <p className="mono">{when}</p>
              <h3 className="text-h3">{title}</h3>
              <p className="text-ink-2 measure-52">{text}</p>
            </div>
            <p className="text-lg leading-7 font-semibold measure-52">
              <span className="block mono">{ends}</span> {end}
            </p>
          </div>
        </div>
      </div>
    </li>
  );
}
