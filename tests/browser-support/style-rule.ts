import type { CSSRuleDefinition } from '@eslint/css';
import { relative } from 'node:path';
import { isAllowed } from './features.ts';
import { compatOf, missingIn, namesIn } from './versions.ts';

/** Keys of functions and units, by their names: the data sorts them by what they give. */
const types = new Map<string, string>();
const collect = (key: string): void => {
  const names = namesIn(key);
  for (const name of names) {
    const plain = name.replace(/[-_]function$/, '');
    if (!types.has(plain)) types.set(plain, `${key}.${name}`);
  }
  for (const name of names) collect(`${key}.${name}`);
};
collect('css.types');

/** Names in a value, with what stands before a unit and behind a function. Custom names are none of the platform's. */
const NAMES = /(?<digit>\d)?(?<![\w#-](?<!\d))(?<name>[a-z][a-z-]*)(?<call>\()?\s*(?<from>from\s)?/g;
/** Where no name stands: in quotes, addresses, and the hexadecimal numbers of characters. */
const TEXTS = /"[^"]*"|'[^']*'|url\([^)]*\)|u\+[\da-f-]+/g;

/**
 * Refuses what a browser of the browserslist lacks, unless a row of ./features.ts allows it in this file: properties,
 * their values, functions and units, at-rules, features of media queries, selectors. `@supports` lifts nothing: it
 * says that somebody thought of other browsers, the row says what they get.
 */
export const styleRule: CSSRuleDefinition<{ MessageIds: 'new' }> = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { new: '{{key}} is missing in {{browsers}}, and no row of features.ts allows it here.' },
    languages: ['css/css'],
  },
  create(context) {
    const { sourceCode } = context;
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');

    /** Reports the first of the keys that the data knows, if it is too new. */
    const check = (node: { loc?: unknown }, keys: string[]) => {
      const key = keys.find(compatOf);
      const browsers = key ? missingIn(key) : [];
      if (!key || browsers.length === 0 || isAllowed(key, file)) return;
      const loc = sourceCode.getLoc(node as Parameters<typeof sourceCode.getLoc>[0]);
      context.report({ loc, messageId: 'new', data: { key, browsers: browsers.join(', ') } });
    };

    return {
      Declaration(node) {
        const property = `css.properties.${node.property.toLowerCase()}`;
        check(node, [property]);
        const value = sourceCode.getText(node.value).toLowerCase().replaceAll(TEXTS, '');
        for (const { groups } of value.matchAll(NAMES)) {
          const { digit, name = '', call, from } = groups ?? {};
          const type = (digit ?? call) ? types.get(name) : undefined;
          // What a new property takes is as new as itself.
          const own =
            missingIn(property).length > 0 ? [] : [`${property}.${name}`, `${property}.${name}_function`];
          check(node, [...(type ? [type] : []), ...own]);
          if (type && from) check(node, [`${type}.relative_syntax`]);
          if (/\.transition(?:-property)?$/.test(property))
            check(node, [`css.properties.${name}`, `css.properties.transition-behavior.${name}`]);
        }
      },
      Atrule(node) {
        const rule = `css.at-rules.${node.name.toLowerCase()}`;
        check(node, [rule]);
        // Queries of more than size: `style(`, `scroll-state(`.
        const calls = node.prelude ? sourceCode.getText(node.prelude).matchAll(/[a-z-]+(?=\()/g) : [];
        for (const [call] of calls)
          check(
            node,
            namesIn(rule).flatMap((name) => (name.startsWith(`${call}_`) ? [`${rule}.${name}`] : [])),
          );
      },
      'Atrule Feature': (node: { loc?: unknown; kind: string; name: string }) =>
        check(node, [`css.at-rules.${node.kind}.${node.name.toLowerCase()}`]),
      PseudoClassSelector: (node) =>
        check(node, [`css.selectors.${node.name}`, `css.selectors.${node.name}function`]),
      PseudoElementSelector: (node) => check(node, [`css.selectors.${node.name}`]),
    };
  },
};
