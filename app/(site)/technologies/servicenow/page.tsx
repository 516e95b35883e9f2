import { AgentLimits } from './_sections/agent-limits';
import { Changes } from '@/components/kinds/changes';
import { Closing } from '@/components/kinds/closing';
import { InkPlate } from '@/components/kinds/ink-plate';
import { ServiceLane } from './_sections/service-lane';
import { servicenow as page } from '@/lib/content/technologies';
import { JsonLd } from '@/components/seo/json-ld';
import { service } from '@/lib/seo/structured-data';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Head } from './_sections/head';
import { Values } from './_sections/values';

const path = routes.technology(page.slug);

export const metadata = pageMetadata(path);

export default function ServicenowPage() {
  return (
    <>
      <JsonLd data={service(path, page.hero.lead)} />
      <Head technology={page} />
      {page.services.items.length > 0 && <ServiceLane services={page.services} />}
      {page.changes.items.length > 0 && (
        <InkPlate label="capabilities" words={page.changes} space="above">
          <Changes look="dumbbell" items={page.changes.items} />
        </InkPlate>
      )}
      {page.agents.items.length > 0 && <AgentLimits agents={page.agents} />}
      <Values technology={page} />
      <Closing
        look="product"
        motif="servicenow"
        title={page.closing.title}
        text={page.closing.text}
        secondary={{ label: page.closing.secondary, href: routes.demo }}
      />
    </>
  );
}
