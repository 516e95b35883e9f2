import ts from 'typescript';
import { z } from 'zod';
import { articleSchema } from '@/content/articles/schema';
import { caseStudySchema } from '@/content/case-studies/schema';
import { releaseSchema } from '@/content/press/schema';
import { productSchema } from '@/content/products/schema';
import { teamSchema } from '@/content/team.schema';
import { readFrontMatter } from '@/lib/content/front-matter';
import { readSections } from '@/lib/content/markdown';
import { closing, hero, meta } from '@/lib/schema/fields';
import { makers, nextNumber, projectAt, taken } from '@/local/new/records';
import { caseStudy } from '@/local/new/templates/case';
import { page } from '@/local/new/templates/page';
import { person } from '@/local/new/templates/person';
import { product } from '@/local/new/templates/product';
import { release } from '@/local/new/templates/release';

const project = projectAt(process.cwd());
const given = {
  title: `Ten doors: "one" yard, and what is more than a title of sixty letters may hold`,
  slug: 'ten-doors',
  today: '2026-11-22',
  number: nextNumber(process.cwd()),
  module: 'a-module',
  category: 'A category',
};
const made = (kind: string) => makers[kind]?.(project, given).files ?? {};

describe('A new record', () => {
  it.each([
    ['case study', caseStudySchema, caseStudy(given)],
    ['product', productSchema, product(given)],
    ['press release', releaseSchema, release(given)],
    ['person', teamSchema.shape.executives.element, person(given)],
    ['page', z.object({ meta, hero, closing }), page(given)],
  ])('%s is what its schema asks for', (_, schema: z.ZodType, record) => {
    expect(schema.safeParse(record).error).toBeUndefined();
  });

  it('article is what its schema asks for, whatever stands in its title', () => {
    const [file, text] = Object.entries(made('article'))[0] ?? ['', ''];
    const { value, body } = readFrontMatter(file, text);
    const { title, slug } = articleSchema.omit({ category: true }).parse(value);
    expect({ file, title, slug }).toEqual({
      file: 'content/articles/ten-doors.md',
      title: given.title,
      slug: given.slug,
    });
    expect(readSections(body).map(({ title: heading }) => heading)).toEqual([
      undefined,
      'The first section',
      'The second section',
    ]);
  });

  it.each(Object.keys(makers))('%s is written into files that are TypeScript or Markdown', (kind) => {
    for (const [file, text] of Object.entries(made(kind)).filter(([name]) => !name.endsWith('.md'))) {
      const { diagnostics } = ts.transpileModule(text, { fileName: file, reportDiagnostics: true });
      expect({ file, diagnostics }).toEqual({ file, diagnostics: [] });
    }
  });

  it('stands in the index of its family', () => {
    expect(made('product')['content/products/index.ts']).toMatch(/ tenDoors\.?,?\s*\]/);
    expect(made('release')['content/press/index.ts']).toMatch(/\[tenDoors, /);
    expect(made('case')['content/case-studies/index.ts']).toContain(`CS${given.number}: tenDoors`);
    expect(made('page')['lib/content/pages.ts']).toMatch(/, routes\.tenDoors,?\s*\]/);
  });

  it('does not take the place of one that is there', () => {
    expect(taken(project, 'product', { ...given, slug: 'schema' })).toBe('content/products/schema.ts');
    expect(taken(project, 'page', { ...given, slug: 'team' })).toBe('lib/routes.ts');
    expect(taken(project, 'product', given)).toBeUndefined();
  });
});
