import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import { dirname, join, relative } from 'node:path';
import { EVERYWHERE, sheetsOf } from './sheets.ts';

/** Texts in an expression that stands for class names. */
function* textsIn(node: TSESTree.Node): Generator<{ node: TSESTree.Node; text: string }> {
  if (node.type === AST_NODE_TYPES.Literal && typeof node.value === 'string')
    yield { node, text: node.value };
  else if (node.type === AST_NODE_TYPES.TemplateElement) yield { node, text: node.value.raw };
  else if (node.type === AST_NODE_TYPES.JSXExpressionContainer) yield* textsIn(node.expression);
  else if (node.type === AST_NODE_TYPES.LogicalExpression) yield* textsIn(node.right);
  else if (node.type === AST_NODE_TYPES.ConditionalExpression)
    for (const part of [node.consequent, node.alternate]) yield* textsIn(part);
  else if (node.type === AST_NODE_TYPES.TemplateLiteral)
    for (const part of [...node.quasis, ...node.expressions]) yield* textsIn(part);
}

/**
 * Refuses a class outside its stylesheet: a file that uses one imports the stylesheet that has its rules. So nothing
 * looks right only because another part of the page has brought its styles along.
 */
export const ownSheetRule = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    defaultOptions: [],
    messages: { foreign: '"{{name}}" has its rules in {{sheets}}, which this file does not import.' },
  },
  create(context) {
    const imported = new Set(EVERYWHERE);
    const used: { node: TSESTree.Node; name: string }[] = [];
    const collect = (root: TSESTree.Node) => {
      for (const { node, text } of textsIn(root))
        for (const name of text.split(/\s+/)) if (sheetsOf.has(name)) used.push({ node, name });
    };
    return {
      ImportDeclaration({ source: { value } }) {
        if (!value.endsWith('.css')) return;
        const path = value.startsWith('@/') ? value.slice(2) : undefined;
        const file = relative(context.cwd, dirname(context.filename));
        imported.add((path ?? join(file, value)).replaceAll('\\', '/'));
      },
      'JSXAttribute[name.name="className"]': ({ value }: TSESTree.JSXAttribute) => {
        if (value) collect(value);
      },
      'TaggedTemplateExpression[tag.name="tw"]': ({ quasi }: TSESTree.TaggedTemplateExpression) => {
        collect(quasi);
      },
      'Program:exit'() {
        for (const { node, name } of used) {
          const sheets = sheetsOf.get(name) ?? [];
          if (sheets.some((sheet) => imported.has(sheet))) continue;
          context.report({ node, messageId: 'foreign', data: { name, sheets: sheets.join(' or ') } });
        }
      },
    };
  },
});
