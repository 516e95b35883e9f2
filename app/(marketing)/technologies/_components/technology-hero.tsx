import type { ReactNode } from 'react';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { PageHero } from '@/components/sections/page-hero';
import { technologyWords } from '@/content/messages/pages';
import type { Salesforce } from '@/lib/content/technologies';
import * as routes from '@/lib/routes';

interface Props extends Pick<Salesforce, 'slug' | 'hero'> {
  aside: ReactNode;
  grid: string;
  className: string;
  children?: ReactNode;
}

export function TechnologyHero({ slug, hero, ...rest }: Props) {
  return (
    <PageHero
      variant="beside"
      path={routes.technology(slug)}
      eyebrow={technologyWords.eyebrow}
      {...hero}
      actions={<RequestDemoButton size="hero" />}
      {...rest}
    />
  );
}
