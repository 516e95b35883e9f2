import { TechnologyPage } from '../_components/technology-page';
import { AgentLimits } from './_components/agent-limits';
import { servicenow as page } from '@/content/technologies/servicenow';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { Capabilities } from './_components/capabilities';
import { Hero } from './_components/hero';
import { Services } from './_components/services';
import { Values } from './_components/values';

export const metadata = createPageMetadata(routes.technology(page.slug));

export default function ServicenowPage() {
  return (
    <TechnologyPage technology={page} head={<Hero technology={page} />}>
      <Services services={page.services} />
      <Capabilities changes={page.changes} />
      {page.agents.items.length > 0 && <AgentLimits agents={page.agents} />}
      <Values technology={page} />
    </TechnologyPage>
  );
}
