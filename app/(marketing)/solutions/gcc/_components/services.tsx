import { HeadedSection } from '@/components/sections/headed-section';
import { NumberedList } from '@/components/sections/numbered-list';
import type { Gcc } from '@/content/solutions/schema';

export function Services({ services }: Pick<Gcc, 'services'>) {
  return (
    <HeadedSection id="services" headingId="services-title" heading={services} surface="band">
      <NumberedList
        className="grid gap-4"
        itemClassName="gap-x-4 gap-y-2 rounded-card border border-line bg-band-card p-6 @xl:grid-cols-[2rem_minmax(0,3fr)_minmax(0,5fr)_minmax(0,4fr)] @xl:gap-x-6 @xl:px-8"
        items={services.items.map(({ title, text, end, person }) => ({
          key: title,
          children: (
            <>
              <h3 className="text-h4">{title}</h3>
              <p className="col-2 text-ink-2 measure-52 @xl:col-3">{text}</p>
              <p className="col-2 grid gap-0.5 font-semibold measure-52 @xl:col-4">
                <span className="mono">{services.ends}</span>
                <span className="sr-only">: </span>
                <span>
                  {person && <span className="me-2.5 marker-person" aria-hidden="true" />}
                  {end}
                </span>
              </p>
            </>
          ),
        }))}
      />
    </HeadedSection>
  );
}
