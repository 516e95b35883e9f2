import { HeadedSection } from '@/components/sections/headed-section';
import { MoreLinks } from '@/components/ui/more-links';
import { paybackWords as words } from '@/content/words/payback';
import type { Demo } from '@/lib/content/demo';
import { PaybackForm } from './payback-form';

/** When a process has paid for itself: a sum, and what it takes for granted. */
export function Payback({ payback }: { payback: NonNullable<Demo['payback']> }) {
  const { fields, example, assumptionsTitle, assumptions, more } = payback;
  return (
    <HeadedSection id="payback" label="payback-title" words={payback}>
      <PaybackForm fields={fields}>
        <p className="hidden noscript:block" data-noscript>
          {words.still}
        </p>
        <p className="help max-inline-[68ch]">{example}</p>
      </PaybackForm>
      <h3 className="mbs-10 text-h4">{assumptionsTitle}</h3>
      <ul className="mbs-3 grid gap-x-12 border-bs border-line wide:grid-cols-2">
        {assumptions.map((assumption) => (
          <li className="border-be border-line py-3 text-ink-2" key={assumption}>
            {assumption}
          </li>
        ))}
      </ul>
      <MoreLinks links={more} className="mbs-4" />
    </HeadedSection>
  );
}
