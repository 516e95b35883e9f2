import type { ReactNode } from 'react';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { PageHero } from '@/components/sections/page-hero';
import { technologyMessages } from '@/content/messages/pages';
import type { Salesforce } from '@/content/technologies/schema';
import * as routes from '@/lib/routes';

interface Props {
  technology: Pick<Salesforce, 'slug' | 'name' | 'hero'>;
  badges?: ReactNode;
  aside: ReactNode;
}

export function TechnologyHero({ technology: { slug, name, hero }, badges, aside }: Props) {
  return (
    <PageHero
      variant="media"
      path={routes.technology(slug)}
      eyebrow={technologyMessages.eyebrow(name)}
      {...hero}
      actions={
        <>
          <RequestDemoButton size="hero" />
          {badges}
        </>
      }
      aside={aside}
    />
  );
}
