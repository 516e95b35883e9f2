import type { ReactNode } from 'react';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { PageHead } from '@/components/kinds/page-head';
import { technologyWords } from '@/content/words/pages';
import type { Salesforce } from '@/lib/content/technologies';
import * as routes from '@/lib/routes';

interface Props extends Pick<Salesforce, 'slug' | 'hero'> {
  aside: ReactNode;
  grid: string;
  className: string;
  children?: ReactNode;
}

/** The head of a technology's page: the claim, and beside it what keeps it. */
export function TechnologyHead({ slug, hero, ...rest }: Props) {
  return (
    <PageHead
      look="beside"
      path={routes.technology(slug)}
      eyebrow={technologyWords.eyebrow}
      {...hero}
      actions={<RequestDemoButton size="hero" />}
      {...rest}
    />
  );
}
