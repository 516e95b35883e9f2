import { HeadedSection } from '@/components/sections/headed-section';
import { tw } from '@/components/ui/tw';
import type { Careers } from '@/lib/content/careers';

const places = [
  tw`wide:col-[1/span_5]`,
  tw`wide:col-[7/span_5]`,
  tw`wide:col-[2/span_5]`,
  tw`wide:col-[8/span_5]`,
];

/** Habits, ruled and staggered. */
export function Culture({ culture }: Pick<Careers, 'culture'>) {
  return (
    <HeadedSection label="culture" words={culture} space="below">
      <ul className="mbs-10 grid gap-x-6 gap-y-8 tablet:grid-cols-2 wide:grid-cols-12 wide:gap-y-12">
        {culture.items.map(({ title, text }, index) => (
          <li className={`border-bs-2 border-accent pbs-5 ${places[index % places.length]}`} key={title}>
            <h3 className="text-h3">{title}</h3>
            <p className="mbs-2 text-ink-2 max-inline-[42ch]">{text}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
