import { HeadedSection } from '@/components/sections/headed-section';
import { tw } from '@/components/ui/tw';
import type { Gcc } from '@/lib/content/solutions';

/** Each card is one column further right: the services follow one another. */
const steps = [
  tw`wide:col-[1/span_9]`,
  tw`wide:col-[2/span_9]`,
  tw`wide:col-[3/span_9]`,
  tw`wide:col-[4/span_9]`,
];

export function Services({ services }: Pick<Gcc, 'services'>) {
  return (
    <HeadedSection id="services" headingId="services-title" heading={services} surface="band">
      <ol className="grid gap-6 wide:grid-cols-12 wide:gap-y-4">
        {services.items.map(({ title, text, end, person }, index) => (
          <li
            className={`grid grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 rounded-card border border-line bg-band-card p-6 wide:grid-cols-[2rem_minmax(0,5fr)_minmax(0,3fr)] wide:gap-x-6 wide:gap-y-1 wide:px-8 wide:py-7 ${steps[index] ?? steps.at(-1)}`}
            key={title}
          >
            <span className="numeral text-accent" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="text-h4">{title}</h3>
            <p className="col-2 text-ink-2 max-inline-[52ch]">{text}</p>
            <p className="col-2 mbs-2 grid gap-0.5 font-semibold max-inline-[52ch] wide:col-3 wide:row-[1/span_2] wide:m-0 wide:self-center">
              <span className="mono">{services.ends}</span>
              <span className="sr-only">: </span>
              <span>
                {person && <span className="marker-person me-2.5" aria-hidden="true" />}
                {end}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
