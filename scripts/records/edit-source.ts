import ts from 'typescript';
import { getKey, unwrapExpression } from '../../adapter/content/content-places.ts';

const trees = new Map<string, ts.SourceFile>();

export function parse(file: string, text: string): ts.SourceFile {
  const known = trees.get(file);
  if (known?.text === text) return known;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  trees.set(file, tree);
  return tree;
}

export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

export function findAll<T extends ts.Node>(inside: ts.Node, is: (node: ts.Node) => node is T): T[] {
  const found: T[] = [];
  visit(inside, (node) => {
    if (is(node)) found.push(node);
  });
  return found;
}

const isNamed =
  (name: string) =>
  (node: ts.Node): node is ts.VariableDeclaration | ts.PropertyAssignment =>
    (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name) ||
    (ts.isPropertyAssignment(node) && getKey(node.name) === name);

function unwrapList(node: ts.Node): ts.Node {
  const at = unwrapExpression(node);
  // `createCollection(schema, () => [a, b].toSorted(…))`
  if (ts.isCallExpression(at)) {
    const inner = ts.isPropertyAccessExpression(at.expression)
      ? at.expression.expression
      : at.arguments.at(-1);
    return inner ? unwrapList(inner) : at;
  }
  return ts.isArrowFunction(at) ? unwrapList(at.body) : at;
}

type List = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

const isList = (node: ts.Node): node is List =>
  ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node);

/** Finds the list or object at a path of names, or throws when nothing has that name. */
export function findList(source: ts.SourceFile, path: readonly string[]): List {
  const place = path.reduce<ts.Node | undefined>(
    (node, name) => node && findAll(node, isNamed(name))[0]?.initializer,
    source,
  );
  const list = place && unwrapList(place);
  if (!list || !isList(list)) throw new Error(`${source.fileName} has no list or object ${path.join('.')}.`);
  return list;
}

export const listEntries = (list: List): readonly ts.Node[] =>
  ts.isArrayLiteralExpression(list) ? list.elements : list.properties;

export function addEntry(text: string, list: List, entry: string, at: 'first' | 'last'): string {
  const start = list.getStart() + 1;
  if (at === 'first') return `${text.slice(0, start)}${entry}, ${text.slice(start)}`;
  const last = listEntries(list).at(-1);
  const end = last?.getEnd() ?? start;
  return `${text.slice(0, end)}${last ? ', ' : ''}${entry}${text.slice(end)}`;
}

export function addImport(source: ts.SourceFile, statement: string): string {
  const { text } = source;
  const end = source.statements.findLast((one) => ts.isImportDeclaration(one))?.getEnd() ?? 0;
  return `${text.slice(0, end)}\n${statement}${text.slice(end)}`;
}

/** Removes entries of lists, and whole statements, each with its comment and comma. */
export function removeNodes({ text }: ts.SourceFile, nodes: readonly ts.Node[]): string {
  const spans = nodes.map((node): [from: number, to: number] => {
    const isText = ts.isJsxExpression(node) || ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);
    const comma = /^\s*,/.exec(text.slice(node.getEnd()))?.[0] ?? '';
    return isText ? [node.getStart(), node.getEnd()] : [node.getFullStart(), node.getEnd() + comma.length];
  });
  const outer = spans.filter(
    ([from, to], at) =>
      !spans.some(([a, b], other) => a <= from && to <= b && (b - a > to - from || other < at)),
  );
  return outer
    .toSorted(([a], [b]) => b - a)
    .reduce((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), text);
}
