import type { Given } from './given.ts';

export const createPage = ({ title, short }: Given) => ({
  meta: {
    title: short,
    description: 'What a search result says of the page: one or two sentences, up to 155 characters.',
  },
  hero: {
    eyebrow: 'What the page belongs to',
    title,
    lead: 'One or two sentences: what a visitor finds here.',
  },
  sections: [
    { title: 'The first section', paragraphs: ['A paragraph.', 'Another one.'] },
    { title: 'The second section', paragraphs: ['A paragraph.'] },
  ],
  closing: { title: 'What to do next', text: 'What a visitor should bring to the first conversation.' },
});

export const createPageSchema = (name: string) => `import { z } from 'zod';
import { closing, createListSchema, line, meta, text } from './schema/fields';

export const ${name}Schema = z.object({
  meta,
  hero: z.object({ eyebrow: line, title: line, lead: text }),
  sections: createListSchema({ title: line, paragraphs: z.array(text) }),
  closing,
});
`;

export const createPageRoute = (
  slug: string,
  name: string,
  type: string,
) => `import { Cta } from '@/components/sections/cta/cta';
import { PageHero } from '@/components/sections/page-hero';
import { Section } from '@/components/ui/section';
import { ${name} } from '@/content/${slug}';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { createAnchor } from '@/lib/slug';

export const metadata = createPageMetadata(routes.${name});

export default function ${type}Page() {
  const { hero, sections, closing } = ${name};
  return (
    <>
      <PageHero {...hero} path={routes.${name}} />
      {sections.map(({ title, paragraphs }) => (
        <Section key={title} headingId={createAnchor(title)} padding="below" contentClassName="grid gap-5">
          <h2 className="text-h3" id={createAnchor(title)}>
            {title}
          </h2>
          {paragraphs.map((text) => (
            <p className="text-ink-2 measure-68" key={text}>
              {text}
            </p>
          ))}
        </Section>
      ))}
      <Cta variant="page" drawing="stuck-queue" {...closing} />
    </>
  );
}
`;
