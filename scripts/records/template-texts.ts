import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createArticle } from './templates/article.ts';
import { createCaseStudy } from './templates/case.ts';
import type { Given } from './templates/given.ts';
import { createIndustry } from './templates/industry.ts';
import { createPage } from './templates/page.ts';
import { createPerson } from './templates/person.ts';
import { createPosition } from './templates/position.ts';
import { createProduct } from './templates/product.ts';
import { createRelease } from './templates/release.ts';

const nothing: Given = {
  ...{ title: '', slug: '', short: '', today: '', number: 1 },
  ...{ product: undefined, industry: '', category: '' },
};

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split('\n\n');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
};

const templates = [
  ...[createArticle, createCaseStudy, createIndustry, createPage],
  ...[createPerson, createPosition, createProduct, createRelease],
];

/** Shorter texts may be a company's own. */
const sentences = templates
  .flatMap((create) => listTexts(create(nothing)))
  .filter((text) => text.split(' ').length > 3);

/** Lists the records that still have sample texts of `npm run new`, each with the first line of one. */
export const findTemplateTexts = (projectDir: string): string[] =>
  globSync('content/**/*.{md,ts}', { cwd: projectDir, exclude: ['**/*schema.ts'] })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => {
      const lines = readFileSync(join(projectDir, file), 'utf8').split('\n');
      const at = lines.findIndex((line) => sentences.some((sentence) => line.includes(sentence)));
      return at === -1 ? [] : `${file}:${at + 1}: still has words of npm run new`;
    });

// A preview may be built while it still has sample texts.
if (import.meta.main) for (const line of findTemplateTexts('.')) console.warn(line);
