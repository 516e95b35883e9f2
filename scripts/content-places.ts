import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

type Path = readonly PropertyKey[];

const toPosix = (file: string) => file.replaceAll('\\', '/');

export function unwrapExpression(node: ts.Node): ts.Node {
  const inner =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return inner ? unwrapExpression(node.expression) : node;
}

export const getKey = (name: ts.PropertyName) => ('text' in name ? name.text : '');

function follow(node: ts.Node, path: Path, depth = 0): { node: ts.Node; depth: number } {
  const at = unwrapExpression(node);
  const key = path[depth];
  const next = ts.isArrayLiteralExpression(at)
    ? at.elements[Number(key)]
    : ts.isObjectLiteralExpression(at)
      ? at.properties
          .filter((property) => ts.isPropertyAssignment(property))
          .find(({ name }) => getKey(name) === String(key))?.initializer
      : undefined;
  return key === undefined || !next ? { node: at, depth } : follow(next, path, depth + 1);
}

function listConstants(source: ts.SourceFile): ts.Expression[] {
  return source.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) =>
      declarationList.declarations.flatMap(({ initializer }) => initializer ?? []),
    );
}

export function createPlaceFinder(projectDir: string) {
  const read = (file: string) => readFileSync(join(projectDir, file), 'utf8');
  const listContentFiles = (pattern: string) =>
    globSync(pattern, { cwd: projectDir }).map(toPosix).toSorted();

  function findDeepest(candidates: readonly string[], path: Path): string | undefined {
    const found = candidates.flatMap((file) => {
      const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest);
      return listConstants(source).map((value) => {
        const { node, depth } = follow(value, path);
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        return { place: `${file}:${line + 1}`, depth };
      });
    });
    return (
      found.filter(({ depth }) => depth > 0).toSorted((a, b) => b.depth - a.depth)[0]?.place ?? candidates[0]
    );
  }

  return {
    /**
     * Finds a text, such as `content/team.ts:12`. A letter, digit, hyphen or slash beside it makes another
     * text.
     */
    findText(text: string): string | undefined {
      const whole = new RegExp(`(?<![\\w/-])${RegExp.escape(text)}(?![\\w/-])`);
      for (const file of [
        ...listContentFiles('content/**/*.{ts,md}'),
        ...listContentFiles('{app,components,lib}/**/*.{ts,tsx}'),
      ]) {
        const at = read(file)
          .split('\n')
          .findIndex((line) => whole.test(line));
        if (at >= 0) return `${file}:${at + 1}`;
      }
      return undefined;
    },

    findRecord(reader: string, path: Path): string | undefined {
      const imported = [...read(reader).matchAll(/from '(?:@|\.\.\/\.\.)\/(content\/[\w/-]+)'/g)]
        .map(([, file = '']) => `${file}.ts`)
        .filter((file) => !file.endsWith('/schema.ts') && listContentFiles(file).length > 0);
      return findDeepest(imported, path);
    },

    /** Puts the file into a line that names a record, such as `products/slug: path: message`. */
    addFile(line: string): string {
      const [, family, slug = '', path = '', rest = ''] =
        /^([\w-]+)\/([\w#-]+): ([^:]*): (.*)$/.exec(line) ?? [];
      const own = listContentFiles(`content/${family}/*.ts`).filter((file) =>
        new RegExp(`\\bslug: '${RegExp.escape(slug)}'`).test(read(file)),
      );
      const place = own.length > 0 && findDeepest(own, path.split('.'));
      return place ? `${place}: ${path}: ${rest}` : line;
    },
  };
}
