import { salesforce as page } from '@/content/technologies/salesforce';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { TechnologyPage } from '../_components/technology-page';
import { TechnologyHero } from '../_components/technology-hero';
import { Agents } from './_components/agents';
import { Badges } from './_components/badges';
import { Certifications } from './_components/certifications';
import { Impact } from './_components/impact';
import { Program } from './_components/program';
import { Services } from './_components/services';

export const metadata = createPageMetadata(routes.technology(page.slug));

export default function SalesforcePage() {
  const { changes } = page;
  const told = changes.items.find(({ steps }) => steps);
  const others = changes.items.filter((change) => change !== told);
  return (
    <TechnologyPage
      technology={page}
      head={
        <TechnologyHero
          technology={page}
          badges={<Badges badges={page.badges} />}
          aside={told?.steps && <Program change={told} steps={told.steps} />}
        />
      }
    >
      <Services services={page.services} />
      {page.agents.items.length > 0 && <Agents agents={page.agents} />}
      <Impact changes={{ ...changes, items: others }} />
      <Certifications practice={page} />
    </TechnologyPage>
  );
}
