import { HeadedSection } from '@/components/sections/headed-section';
import type { Gcc } from '@/content/solutions/schema';

export function Services({ services }: Pick<Gcc, 'services'>) {
  return (
    <HeadedSection id="services" headingId="services-title" heading={services} surface="band">
      <ol className="grid gap-4">
        {services.items.map(({ title, text, end, person }, index) => (
          <li
            className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 rounded-card border border-line bg-band-card p-6 wide:grid-cols-[2rem_minmax(0,3fr)_minmax(0,5fr)_minmax(0,4fr)] wide:gap-x-6 wide:px-8"
            key={title}
          >
            <span className="numeral text-accent" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="text-h4">{title}</h3>
            <p className="col-2 text-ink-2 max-inline-[52ch] wide:col-3">{text}</p>
            <p className="col-2 grid gap-0.5 font-semibold max-inline-[52ch] wide:col-4">
              <span className="mono">{services.ends}</span>
              <span className="sr-only">: </span>
              <span>
                {person && <span className="me-2.5 marker-person" aria-hidden="true" />}
                {end}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
