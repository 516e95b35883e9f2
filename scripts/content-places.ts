import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

type Path = readonly PropertyKey[];

const posix = (file: string) => file.replaceAll('\\', '/');

export function unwrapExpression(node: ts.Node): ts.Node {
  const inner =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return inner ? unwrapExpression(node.expression) : node;
}

export const getKey = (name: ts.PropertyName) => ('text' in name ? name.text : '');

/** Finds the deepest value on a path in a record, and its depth. */
function follow(node: ts.Node, path: Path, depth = 0): { node: ts.Node; depth: number } {
  const at = unwrapExpression(node);
  const step = path[depth];
  const next = ts.isArrayLiteralExpression(at)
    ? at.elements[Number(step)]
    : ts.isObjectLiteralExpression(at)
      ? at.properties
          .filter((property) => ts.isPropertyAssignment(property))
          .find(({ name }) => getKey(name) === String(step))?.initializer
      : undefined;
  return step === undefined || !next ? { node: at, depth } : follow(next, path, depth + 1);
}

function constants(source: ts.SourceFile): ts.Expression[] {
  return source.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) =>
      declarationList.declarations.flatMap(({ initializer }) => initializer ?? []),
    );
}

export function createPlaceFinder(projectDir: string) {
  const read = (file: string) => readFileSync(join(projectDir, file), 'utf8');
  const files = (pattern: string) => globSync(pattern, { cwd: projectDir }).map(posix).toSorted();

  function deepest(candidates: readonly string[], path: Path): string | undefined {
    const found = candidates.flatMap((file) => {
      const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest);
      return constants(source).map((value) => {
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
    ofText(text: string): string | undefined {
      const whole = new RegExp(`(?<![\\w/-])${RegExp.escape(text)}(?![\\w/-])`);
      for (const file of [...files('content/**/*.{ts,md}'), ...files('{app,components,lib}/**/*.{ts,tsx}')]) {
        const at = read(file)
          .split('\n')
          .findIndex((line) => whole.test(line));
        if (at >= 0) return `${file}:${at + 1}`;
      }
      return undefined;
    },

    /** Finds a value of the single record that a file of lib/content reads. */
    ofRecord(reader: string, path: Path): string | undefined {
      const imported = [...read(reader).matchAll(/from '(?:@|\.\.\/\.\.)\/(content\/[\w/-]+)'/g)]
        .map(([, file = '']) => `${file}.ts`)
        .filter((file) => !file.endsWith('/schema.ts') && files(file).length > 0);
      return deepest(imported, path);
    },

    /** Puts the file into a line that names a record, such as `products/slug: path: message`. */
    named(line: string): string {
      const [, family, slug = '', path = '', rest = ''] =
        /^([\w-]+)\/([\w#-]+): ([^:]*): (.*)$/.exec(line) ?? [];
      const own = files(`content/${family}/*.ts`).filter((file) =>
        new RegExp(`\\bslug: '${RegExp.escape(slug)}'`).test(read(file)),
      );
      const place = own.length > 0 && deepest(own, path.split('.'));
      return place ? `${place}: ${path}: ${rest}` : line;
    },
  };
}
