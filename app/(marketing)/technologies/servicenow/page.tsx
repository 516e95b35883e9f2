import { ChangeList } from '../_components/change-list';
import { Services } from '../_components/services';
import { AgentLimits } from './_components/agent-limits';
import { Cta } from '@/components/sections/cta/cta';
import { DarkPanel } from '@/components/sections/dark-panel';
import { servicenow as page } from '@/content/technologies/servicenow';
import { JsonLd } from '@/components/ui/json-ld';
import { describeService } from '@/lib/seo/structured-data';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { Hero } from './_components/hero';
import { Values } from './_components/values';

const path = routes.technology(page.slug);

export const metadata = createPageMetadata(path);

export default function ServicenowPage() {
  return (
    <>
      <JsonLd data={describeService(path, page.hero.lead)} />
      <Hero technology={page} />
      <Services services={page.services} />
      {page.changes.items.length > 0 && (
        <DarkPanel headingId="capabilities" heading={page.changes} padding="none">
          <ChangeList changes={page.changes.items} />
        </DarkPanel>
      )}
      {page.agents.items.length > 0 && <AgentLimits agents={page.agents} />}
      <Values technology={page} />
      <Cta
        variant="product"
        drawing="servicenow"
        title={page.closing.title}
        text={page.closing.text}
        secondary={{ label: page.closing.secondary, href: routes.demo }}
      />
    </>
  );
}
