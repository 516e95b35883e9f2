import { DrawingFile } from '@/components/illustrations/drawing-file';
import { HeadedSection } from '@/components/sections/headed-section';
import type { Home } from '@/content/home.schema';
import { CellTitle } from '@/components/typography/cell-title';
import type { Industry } from '@/content/industries/schema';
import * as routes from '@/lib/routes';

export function IndustryCards({
  head,
  industries,
}: {
  head: Home['industries'];
  industries: readonly Industry[];
}) {
  return (
    <HeadedSection headingId="industries" heading={head} surface="band">
      <ul className="grid gap-px overflow-hidden rounded-card border border-line @lg:grid-cols-2 @xl:grid-cols-3">
        {industries.map((industry) => (
          <Cell key={industry.slug} industry={industry} />
        ))}
      </ul>
    </HeadedSection>
  );
}

/** The drawing keeps its proportions, so that nothing is cropped. */
function Cell({ industry: { slug, title, line, drawing } }: { industry: Industry }) {
  return (
    <li className="group relative grid bg-bg edge hover:bg-surface-1 @max-xl:items-center @md:grid-cols-[140px_minmax(0,1fr)] @xl:grid-cols-1 @xl:grid-rows-[auto_1fr]">
      <div className="grid items-center place-self-stretch border-e border-line bg-surface-2 @max-md:hidden @xl:border-e-0 @xl:border-be">
        <DrawingFile name={`${drawing}-small`} size={[192, 96]} />
      </div>
      <div className="grid content-start gap-0.5 px-4 py-3 @md:px-5 @md:py-4">
        <CellTitle href={routes.industry(slug)} className="text-h4">
          {title}
        </CellTitle>
        <p className="text-sm leading-5 text-ink-2">{line}</p>
      </div>
    </li>
  );
}
