import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import { relative } from 'node:path';
import ts from 'typescript';
import { deliveredFiles } from './delivered.ts';
import { isAllowed } from './features.ts';
import { compatOf, missingIn } from './versions.ts';

const delivered = deliveredFiles();

/** A type of TypeScript's libraries that the data knows by another name. */
const dataName = (name: string) =>
  /^(?:\w*Iterator(?:Object)?|Generator)$/.test(name) && !name.startsWith('Async')
    ? 'Iterator'
    : name.replace(/^Readonly(?=Array|Map|Set)/, '').replace(/Constructor$/, '');

/** Where TypeScript's libraries declare something, which the types of Node may declare too. */
const inLibrary = (symbol: ts.Symbol | undefined) =>
  symbol?.declarations?.find((declaration) =>
    /[\\/]typescript[\\/]lib[\\/]lib\.[^\\/]*$/.test(declaration.getSourceFile().fileName),
  );

/**
 * Refuses what a browser of the browserslist lacks, unless a row of ./features.ts allows it in this file: APIs in code
 * that the browser gets (globals, members of any type, static ones, events), elements and attributes in all markup.
 * What is used is known from its type, so members of `any` and options in objects are not seen.
 */
export const scriptRule = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    defaultOptions: [],
    messages: { new: '{{key}} is missing in {{browsers}}, and no row of features.ts allows it here.' },
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');

    /** Reports the first of the keys that the data knows, if it is too new. */
    const check = (node: TSESTree.Node, keys: Iterable<string>) => {
      for (const key of keys) {
        if (!compatOf(key)) continue;
        const browsers = missingIn(key);
        if (browsers.length > 0 && !isAllowed(key, file))
          context.report({ node, messageId: 'new', data: { key, browsers: browsers.join(', ') } });
        return;
      }
    };

    /** Names under which the data may know a type: its own, and those it inherits from, nearest first. */
    function* namesOf(type: ts.Type): Generator<string> {
      for (const part of type.isUnionOrIntersection() ? type.types : [type]) {
        const apparent = checker.getApparentType(part);
        const name = apparent.getSymbol()?.name;
        if (name) yield dataName(name);
        const declared = (apparent as Partial<ts.TypeReference>).target ?? apparent;
        for (const base of declared.getBaseTypes() ?? []) yield* namesOf(base);
      }
    }
    function* membersOf(type: ts.Type, name: string): Generator<string> {
      for (const owner of namesOf(type)) {
        yield `api.${owner}.${name}`;
        yield `javascript.builtins.${owner}.${name}`;
        // Of a namespace: `CSS.supports`.
        yield `api.${owner}.${name}_static`;
      }
    }
    const globals = (name: string) => [`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`];

    const checkMember = (node: TSESTree.Node, type: ts.Type, symbol: ts.Symbol | undefined) => {
      const owner = inLibrary(symbol)?.parent;
      if (!symbol || !owner) return;
      if (/^(?:Window\b|typeof globalThis)/.test(checker.typeToString(type)))
        check(node, globals(symbol.name));
      // Static: the constructor is declared as a variable whose type is written out.
      else if (ts.isTypeLiteralNode(owner) && ts.isVariableDeclaration(owner.parent)) {
        const constructor = owner.parent.name.getText();
        check(node, [`api.${constructor}.${symbol.name}_static`]);
      } else check(node, membersOf(type, symbol.name));
    };

    const markup = {
      JSXOpeningElement({ name }: TSESTree.JSXOpeningElement) {
        if (name.type === AST_NODE_TYPES.JSXIdentifier) check(name, [`html.elements.${name.name}`]);
      },
      JSXAttribute(node: TSESTree.JSXAttribute) {
        const element = node.parent.name;
        if (element.type !== AST_NODE_TYPES.JSXIdentifier || !/^[a-z]/.test(element.name)) return;
        if (node.name.type !== AST_NODE_TYPES.JSXIdentifier) return;
        const attribute = node.name.name.toLowerCase();
        const places = [`html.elements.${element.name}.${attribute}`, `html.global_attributes.${attribute}`];
        check(node, places);
        if (node.value?.type !== AST_NODE_TYPES.Literal) return;
        const value = String(node.value.value);
        check(
          node.value,
          places.flatMap((place) => [`${place}.${value}`, `${place}_${value}`]),
        );
      },
    };
    if (!delivered.has(file)) return markup;

    const checkEvent = ({ callee, arguments: [event] }: TSESTree.CallExpression) => {
      const isMember = callee.type === AST_NODE_TYPES.MemberExpression;
      const name = isMember ? callee.property : callee;
      if (name.type !== AST_NODE_TYPES.Identifier || name.name !== 'addEventListener') return;
      if (event?.type !== AST_NODE_TYPES.Literal) return;
      const member = `${String(event.value)}_event`;
      check(
        event,
        isMember ? membersOf(services.getTypeAtLocation(callee.object), member) : [`api.Window.${member}`],
      );
    };
    return {
      ...markup,
      CallExpression: checkEvent,
      MemberExpression({ object, property, computed }) {
        if (!computed)
          checkMember(property, services.getTypeAtLocation(object), services.getSymbolAtLocation(property));
      },
      'ObjectPattern > Property'({ key, computed, parent }: TSESTree.Property) {
        if (computed || key.type !== AST_NODE_TYPES.Identifier) return;
        const type = services.getTypeAtLocation(parent);
        checkMember(key, type, type.getProperty(key.name));
      },
      Identifier(node) {
        const { parent } = node;
        const isMember = parent.type === AST_NODE_TYPES.MemberExpression && parent.property === node;
        if ((isMember && !parent.computed) || parent.type === AST_NODE_TYPES.Property) return;
        if (parent.type.startsWith('TS')) return;
        const symbol = services.getSymbolAtLocation(node);
        if (symbol && symbol.flags & ts.SymbolFlags.Value && inLibrary(symbol))
          check(node, globals(symbol.name));
      },
    };
  },
});
