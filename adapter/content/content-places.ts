import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

type Path = readonly PropertyKey[];

const toPosix = (file: string) => file.replaceAll('\\', '/');

/** Finds the literal within `defineRecord(schema, {…})` and the like. */
export function unwrapExpression(node: ts.Node): ts.Node {
  if (ts.isCallExpression(node) && node.expression.getText() === 'defineRecord' && node.arguments[1])
    return unwrapExpression(node.arguments[1]);
  const inner =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return inner ? unwrapExpression(node.expression) : node;
}

export const getKey = (name: ts.PropertyName) => ('text' in name ? name.text : '');

/** Follows paths in the records of one file, through its own constants and spreads. */
function createFollower(source: ts.SourceFile) {
  const constants = new Map<string, ts.Expression>();
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer);

  function resolve(node: ts.Node): ts.Node {
    const at = unwrapExpression(node);
    const constant = ts.isIdentifier(at) && constants.get(at.text);
    return constant ? resolve(constant) : at;
  }

  /** Lists the entries by their number. One spread of unknown length takes what the others leave. */
  function listElements(list: ts.ArrayLiteralExpression, length: number): (ts.Node | undefined)[] {
    const parts = list.elements.map((element) => {
      if (!ts.isSpreadElement(element)) return [element];
      const spread = resolve(element.expression);
      return ts.isArrayLiteralExpression(spread) ? listElements(spread, spread.elements.length) : undefined;
    });
    const rest = length - parts.reduce((sum, part) => sum + (part?.length ?? 0), 0);
    return parts.flatMap((part) => part ?? Array.from({ length: Math.max(0, rest) }, () => undefined));
  }

  function findProperty(object: ts.ObjectLiteralExpression, key: string): ts.Node | undefined {
    for (const property of object.properties.toReversed()) {
      if (ts.isPropertyAssignment(property) && getKey(property.name) === key) return property.initializer;
      if (ts.isShorthandPropertyAssignment(property) && property.name.text === key) return property.name;
      const spread = ts.isSpreadAssignment(property) && resolve(property.expression);
      const found = spread && ts.isObjectLiteralExpression(spread) && findProperty(spread, key);
      if (found) return found;
    }
    return undefined;
  }

  function follow(node: ts.Node, value: unknown, [key, ...rest]: Path): ts.Node {
    const at = resolve(node);
    if (key === undefined) return at;
    const next =
      ts.isArrayLiteralExpression(at) && Array.isArray(value)
        ? listElements(at, value.length)[Number(key)]
        : ts.isObjectLiteralExpression(at)
          ? findProperty(at, String(key))
          : undefined;
    return next ? follow(next, (value as Record<PropertyKey, unknown>)[key], rest) : at;
  }

  /** Returns the deepest part of a path that the file has; a missing field belongs to its parent. */
  return (name: string, value: unknown, path: Path): ts.Node => {
    const constant = constants.get(name);
    return constant ? follow(constant, value, path) : source;
  };
}

/** Writes a pattern that does not match a part of a longer address or name. */
export const matchWhole = (text: string) => `(?<![\\w./-])${RegExp.escape(text)}(?![\\w/-]|\\.\\w)`;

/** Lists the places of the lines that a pattern matches, such as `content/team.ts:12`. */
export const findLines = (
  files: Iterable<readonly [file: string, text: string]>,
  pattern: RegExp,
): string[] =>
  [...files].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? `${file}:${at + 1}` : [])),
  );

export function createPlaceFinder(projectDir: string) {
  const read = (file: string) => readFileSync(join(projectDir, file), 'utf8');
  const sources = new Map<string, ts.SourceFile>();

  function parse(file: string): ts.SourceFile {
    const source = sources.get(file) ?? ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
    sources.set(file, source);
    return source;
  }

  function getPlace(node: ts.Node): string {
    const source = node.getSourceFile();
    return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  }

  return {
    /** Names file and line of a field in a record: the value of a constant that the file exports. */
    findField: (file: string, name: string, value: unknown, path: Path): string =>
      getPlace(createFollower(parse(file))(name, value, path)),

    findTexts(text: string): string[] {
      const files = ['content/**/*.{ts,md}', '{app,components,lib}/**/*.{ts,tsx}'].flatMap((pattern) =>
        globSync(pattern, { cwd: projectDir }).map(toPosix).toSorted(),
      );
      return findLines(
        files.map((file) => [file, read(file)]),
        new RegExp(matchWhole(text)),
      );
    },
  };
}
