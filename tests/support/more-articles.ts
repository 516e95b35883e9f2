import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ARTICLES = 'content/articles';

/**
 * Adds copies of the articles that exist, each with a slug, an id, titles and a description of its own.
 *
 * @param project Folder of a copy of the project.
 * @param wanted How many articles there are to be.
 */
export function addArticles(project: string, wanted: number): void {
  const folder = join(project, ARTICLES);
  const originals = readdirSync(folder).filter((name) => name.endsWith('.md'));
  for (let number = originals.length; number < wanted; number++) {
    const name = originals[number % originals.length] ?? '';
    const text = readFileSync(join(folder, name), 'utf8');
    const slug = `${name.slice(0, -'.md'.length)}-${number}`;
    const changed = text
      .replace(/^id: .*$/m, `id: '${number + 1}'`)
      .replace(/^slug: .*$/m, `slug: ${slug}`)
      .replace(/^ {2}title: .*$/m, `  title: Article ${number + 1}`)
      .replace(/^ {2}description: .*$/m, `  description: What article ${number + 1} says.`)
      .replace(
        /^title: (.*)$/m,
        (_, title: string) => `title: ${JSON.stringify(`${title.replaceAll(/^["']|["']$/g, '')} ${number}`)}`,
      );
    writeFileSync(join(folder, `${slug}.md`), changed);
  }
}
