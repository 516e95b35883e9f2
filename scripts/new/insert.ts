import ts from 'typescript';
import { unwrapExpression, getKey } from '../content-places.ts';

function findNamed(inside: ts.Node, name: string): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (found) return;
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name)
      found = node.initializer;
    else if (ts.isPropertyAssignment(node) && getKey(node.name) === name) found = node.initializer;
    else ts.forEachChild(node, visit);
  };
  ts.forEachChild(inside, visit);
  return found;
}

function unwrapList(node: ts.Node): ts.Node {
  const at = unwrapExpression(node);
  return ts.isArrowFunction(at) ? unwrapList(at.body) : at;
}

/** Adds an entry to the list or object at a path of names, or throws when nothing has that name. */
export function addEntry(text: string, path: readonly string[], entry: string, at: 'first' | 'last'): string {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  const place = path.reduce<ts.Node | undefined>((node, name) => node && findNamed(node, name), source);
  const list = place && unwrapList(place);
  if (!list || !(ts.isArrayLiteralExpression(list) || ts.isObjectLiteralExpression(list)))
    throw new Error(`There is no list or object ${path.join('.')}.`);
  const entries: ts.NodeArray<ts.Node> = ts.isArrayLiteralExpression(list) ? list.elements : list.properties;
  if (at === 'first')
    return `${text.slice(0, list.getStart() + 1)}${entry}, ${text.slice(list.getStart() + 1)}`;
  const end = entries.at(-1)?.getEnd() ?? list.getStart() + 1;
  const comma = entries.length > 0 ? ', ' : '';
  return `${text.slice(0, end)}${comma}${entry}${text.slice(end)}`;
}

export function addImport(text: string, statement: string): string {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  const end = source.statements.findLast((one) => ts.isImportDeclaration(one))?.getEnd() ?? 0;
  return `${text.slice(0, end)}\n${statement}${text.slice(end)}`;
}
