import { Changes } from '@/components/kinds/changes';
import { InkPlate } from '@/components/kinds/ink-plate';
import { modulePage as words } from '@/content/words/products';
import type { Footnotes } from '@/lib/content/footnotes';
import type { Product } from '@/lib/content/products';

/** Measured changes on the page's ink band. */
export function KeyMetrics({
  product: { resultsLead, keyMetrics },
  notes,
}: {
  product: Pick<Product, 'resultsLead' | 'keyMetrics'>;
  notes: Footnotes;
}) {
  return (
    <InkPlate
      label="results"
      space="above"
      kicker={words.results.kicker}
      title={words.results.title}
      lead={resultsLead}
      className="print:break-inside-avoid"
    >
      <Changes look="bars" items={keyMetrics} notes={notes} />
    </InkPlate>
  );
}
