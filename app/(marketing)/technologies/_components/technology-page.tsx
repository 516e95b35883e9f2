import type { ReactNode } from 'react';
import { Cta } from '@/components/sections/cta/cta';
import { JsonLd } from '@/components/ui/json-ld';
import type { Salesforce, Servicenow } from '@/content/technologies/schema';
import * as routes from '@/lib/routes';
import { describeService } from '@/lib/seo/structured-data';

/** Frames what one technology shows with the parts that all of them have. */
export function TechnologyPage({
  technology: { slug, hero, closing },
  head,
  children,
}: {
  technology: Pick<Salesforce | Servicenow, 'slug' | 'hero' | 'closing'>;
  head: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <JsonLd data={describeService(routes.technology(slug), hero.lead)} />
      {head}
      {children}
      <Cta
        variant="product"
        drawing={slug}
        title={closing.title}
        text={closing.text}
        secondary={{ label: closing.secondary, href: routes.demo }}
      />
    </>
  );
}
