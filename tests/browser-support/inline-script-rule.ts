import { ESLintUtils } from '@typescript-eslint/utils';
import { relative } from 'node:path';
import { isAllowed } from './features.ts';
import { compatOf, missingIn, namesIn } from './versions.ts';

/** Keys by the name that code uses, whatever it belongs to. What is new as a whole is got at by a name that is new. */
const members = new Map<string, string[]>();
const globals = new Map<string, string[]>();

function add(map: Map<string, string[]>, name: string, key: string): void {
  if (compatOf(key)) map.set(name, [...(map.get(name) ?? []), key]);
}
for (const root of ['api', 'javascript.builtins'])
  for (const owner of namesIn(root)) {
    add(globals, owner, `${root}.${owner}`);
    if (missingIn(`${root}.${owner}`).length > 0) continue;
    for (const name of namesIn(`${root}.${owner}`)) {
      add(members, name, `${root}.${owner}.${name}`);
      if (owner === 'Window') add(globals, name, `${root}.${owner}.${name}`);
    }
  }

/** What stands behind a point, and what is called without one. */
const NAMES =
  /(?<owner>\b[A-Z]\w*)?\.(?<member>[a-z]\w*)|(?<![\w.$-])(?<called>(?<=\bnew )[a-z]\w*|[a-z]\w*(?=\())/gi;

/** Keys that a name may stand for. */
function keysOf({ owner = '', member = '', called = '' }: Partial<Record<string, string>>): string[] {
  const own = [`api.${owner}.${member}_static`, `javascript.builtins.${owner}.${member}`].filter(compatOf);
  return own.length > 0 ? own : ((member ? members.get(member) : globals.get(called)) ?? []);
}

/**
 * Refuses in scripts that stand in template strings what a browser of the browserslist lacks, unless a row of
 * ./features.ts allows it in this file. Nothing has a type there, so a name counts as new when all that bear it are.
 */
export const inlineScriptRule = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    defaultOptions: [],
    messages: { new: '{{key}} is missing in {{browsers}}, and no row of features.ts allows it here.' },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    return {
      TemplateLiteral(node) {
        const text = node.quasis.map(({ value }) => value.cooked).join('x');
        for (const { groups } of text.matchAll(NAMES)) {
          const keys = keysOf(groups ?? {});
          const [key] = keys;
          if (!key || keys.some((one) => missingIn(one).length === 0 || isAllowed(one, file))) continue;
          context.report({ node, messageId: 'new', data: { key, browsers: missingIn(key).join(', ') } });
        }
      },
    };
  },
});
