import { Rows } from '@/components/kinds/rows';
import { Split } from '@/components/kinds/split';
import { modulePage as words } from '@/content/words/products';

/** Features as an index: the heading stays in view while its rows pass. */
export function FeatureIndex({
  title,
  features,
}: {
  title: string;
  features: readonly { title: string; text: string }[];
}) {
  return (
    <Split
      label="features"
      kicker={words.features}
      title={title}
      at={4}
      sticky
      className="border-bs border-line"
    >
      <Rows items={features} />
    </Split>
  );
}
