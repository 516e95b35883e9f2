import { TwoColumnSection } from '@/components/sections/two-column-section';
import { productPage } from '@/content/messages/products';
import type { Product } from '@/content/products/schema';

export function ProductAbout({ about }: Pick<Product, 'about'>) {
  return (
    <TwoColumnSection
      headingId="about"
      heading={{ title: productPage.about, line: about.line }}
      padding="below"
      bodyClassName="grid gap-4 text-ink-2"
    >
      {about.paragraphs.map((paragraph) => (
        <p className="text-lg leading-7 text-pretty measure-62" key={paragraph}>
          {paragraph}
        </p>
      ))}
    </TwoColumnSection>
  );
}
