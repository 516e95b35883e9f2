import { TechnologyPage } from '../_components/technology-page';
import { ChangeList } from '../_components/change-list';
import { AgentLimits } from './_components/agent-limits';
import { DarkPanel } from '@/components/sections/dark-panel';
import { servicenow as page } from '@/content/technologies/servicenow';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { Hero } from './_components/hero';
import { Values } from './_components/values';

export const metadata = createPageMetadata(routes.technology(page.slug));

export default function ServicenowPage() {
  return (
    <TechnologyPage technology={page} head={<Hero technology={page} />}>
      {page.changes.items.length > 0 && (
        <DarkPanel headingId="capabilities" heading={page.changes} padding="none">
          <ChangeList changes={page.changes.items} />
        </DarkPanel>
      )}
      {page.agents.items.length > 0 && <AgentLimits agents={page.agents} />}
      <Values technology={page} />
    </TechnologyPage>
  );
}
