import ts from 'typescript';
import { createSlug } from '../../lib/slug.ts';
import { FriendlyError } from '../process/friendly-error.ts';
import { getKey } from '../../adapter/content/content-places.ts';
import { findAll } from './edit-source.ts';
import { createRemoval } from './removal.ts';
import { evaluate, type Sources } from './sources.ts';

const PAGES = 'app/(marketing)/';
const ROUTES = 'lib/routes.ts';
const WORDS = 'content/messages/pages.ts';
const NAVIGATION = 'content/navigation.ts';

type Removal = ReturnType<typeof createRemoval>;

/** Files outside of a page's folder that go with it: components that lead to it, and its tests. */
const filesBeside: Record<string, string[]> = {
  '/figures': ['components/typography/footnote-ref.tsx', 'tests/component/footnote-ref.test.tsx'],
  '/about': [
    'tests/unit/year-scale.test.ts',
    'tests/component/wait-chart.test.tsx',
    'tests/nightly/locations.spec.ts',
  ],
};

/** Lists the pages with a folder of their own, by address. */
const listPageFolders = (sources: Sources) =>
  new Map(
    [...sources.keys()]
      .filter(
        (file) =>
          file.startsWith(PAGES) && file.endsWith('/page.tsx') && !/[[(]/.test(file.slice(PAGES.length)),
      )
      .map((file) => [
        `/${file.slice(PAGES.length, -'/page.tsx'.length)}`,
        file.slice(0, -'page.tsx'.length),
      ]),
  );

/** Finds a page by its address or the end of it, its title, or its name in the code. */
function findAddress(sources: Sources, name: string): string {
  const addresses = [...listPageFolders(sources).keys()];
  const routes = evaluate(sources, ROUTES);
  const titles = Object.entries(evaluate(sources, WORDS)['pageNames'] as Record<string, string>);
  const slug = createSlug(name);
  const [key = name] = titles.find(([, title]) => createSlug(title) === slug) ?? [];
  // Another page may have an address for its title.
  const found =
    addresses.find((address) => [createSlug(address), address.split('/').at(-1)].includes(slug)) ??
    addresses.find((address) => [routes[name], routes[key]].includes(address));
  if (found === undefined)
    throw new FriendlyError(
      `There is no page ${name}; the pages are ${addresses.map((one) => one.slice(1)).join(', ')}.`,
    );
  return found;
}

/** Finds a record without which its page does not exist: `defineRecord(schema.optional(), {…})`. */
function findOptionalRecord({ sources, getTree }: Removal, name: string): ts.Expression | undefined {
  const file = `content/${name}.ts`;
  if (!sources.has(file)) return undefined;
  return findAll(getTree(file), ts.isCallExpression)
    .filter(
      ({ expression, parent }) =>
        expression.getText() === 'defineRecord' &&
        ts.isVariableDeclaration(parent) &&
        parent.name.getText() === name,
    )
    .filter(({ arguments: [schema] }) => schema?.getText().endsWith('.optional()'))
    .map(({ arguments: [, record] }) => record)
    .find((record) => record && ts.isObjectLiteralExpression(record));
}

/** Lists the calls and constants of lib/routes.ts that are this address. */
function listRouteUses(tree: ts.SourceFile, routes: Record<string, unknown>, address: string): ts.Node[] {
  return findAll(tree, ts.isPropertyAccessExpression)
    .filter(({ expression }) => expression.getText() === 'routes')
    .flatMap((access): ts.Node[] => {
      const value = routes[access.name.text];
      const call = access.parent;
      if (value === address) return [access];
      if (typeof value !== 'function' || !ts.isCallExpression(call)) return [];
      const given = call.arguments[0];
      const isSame =
        given && ts.isStringLiteral(given) && (value as (slug: string) => unknown)(given.text) === address;
      return isSame ? [call] : [];
    });
}

/** Removes the entries of menus that lead to a page, except the last entry of a list. */
function removeMenuEntries({ getTree, removeFrom }: Removal, hrefs: readonly string[]): void {
  const entries = findAll(getTree(NAVIGATION), ts.isPropertyAssignment)
    .filter(
      ({ name, initializer }) =>
        getKey(name) === 'href' && hrefs.includes(initializer.getText().slice(1, -1)),
    )
    .map(({ parent }) => parent)
    .filter(({ parent }) => ts.isArrayLiteralExpression(parent) && parent.elements.length > 1);
  if (entries.length > 0) removeFrom(NAVIGATION, entries);
}

/** Returns the changes that remove a page, and the forms of links to it. */
export function removePage(sources: Sources, name: string) {
  const removal = createRemoval(sources);
  const optional = findOptionalRecord(removal, name);
  if (optional) {
    const file = optional.getSourceFile().fileName;
    const { slug } = evaluate(sources, file)[name] as { slug: string };
    const slugProperty = findAll(optional, ts.isPropertyAssignment).find(
      (one) => getKey(one.name) === 'slug',
    );
    const hrefs = [`/${slug}`, `/\${${slugProperty?.initializer.getText()}}`];
    removal.empty(optional);
    removeMenuEntries(removal, hrefs);
    return { changes: removal.finish(), hrefs };
  }
  const address = findAddress(sources, name);
  const folder = listPageFolders(sources).get(address) ?? '';
  const files = [...sources.keys()].filter(
    (file) => file.startsWith(folder) || filesBeside[address]?.includes(file),
  );
  const below = files.find((file) => file.endsWith('/page.tsx') && file !== `${folder}page.tsx`);
  if (below) throw new FriendlyError(`${below} is below this page, so it cannot be removed.`);
  removal.removeFiles(files);
  const routes = evaluate(sources, ROUTES);
  for (const [file, text] of removal.sources)
    if (/\.tsx?$/.test(file) && text.includes('routes.'))
      removal.removeReferences(file, listRouteUses(removal.getTree(file), routes, address));
  removeMenuEntries(removal, [address]);
  const changes = removal.finish();
  if (Object.values(evaluate(removal.sources, ROUTES)).includes(address))
    throw new FriendlyError(`Other addresses in ${ROUTES} begin with ${address}, so it cannot be removed.`);
  return { changes, hrefs: [address] };
}
