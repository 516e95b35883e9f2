import { FoundryClosing } from './_sections/foundry-closing';
import { FoundryFigures } from './_sections/foundry-figures';
import { FoundryHero } from '@/components/sections/foundry-hero';
import { FoundryReasons } from './_sections/foundry-reasons';
import { FoundryResults } from './_sections/foundry-results';
import { FoundryServices } from './_sections/foundry-services';
import { ReadOn } from '@/components/kinds/read-on';
import { footnotes } from '@/lib/content/footnotes';
import { foundry as page } from '@/lib/content/solutions';
import { PageData } from '@/components/seo/page-data';
import { service } from '@/lib/seo/json-ld/service';
import { relatedTo } from '@/lib/content/related';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/solutions/ai-foundry');

const services = footnotes([page.services.claim.source]);
const results = footnotes(
  page.results.items.map(({ source }) => source),
  services.next,
);
const figures = footnotes(
  page.figures.items.map(({ source }) => source),
  results.next,
);

export default function FoundryPage() {
  return (
    <>
      <PageData path="/solutions/ai-foundry" main={service('/solutions/ai-foundry', page)} />
      <FoundryHero hero={page.hero} process={page.process} />
      <FoundryServices services={page.services} notes={services} />
      <FoundryResults results={page.results} notes={results} />
      <FoundryFigures figures={page.figures} notes={figures} />
      <FoundryReasons reasons={page.reasons} />
      <ReadOn groups={relatedTo('/solutions/ai-foundry', { industry: 3, case: 2, article: 1 })} />
      <FoundryClosing closing={page.closing} />
    </>
  );
}
