import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

type Path = readonly PropertyKey[];

const posix = (file: string) => file.replaceAll('\\', '/');

/** The object or list that an expression is, without what only types say about it. */
export function unwrapExpression(node: ts.Node): ts.Node {
  const inner =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return inner ? unwrapExpression(node.expression) : node;
}

/** A property's name, if it is written out. */
export const getKey = (name: ts.PropertyName) => ('text' in name ? name.text : '');

/** The deepest value on a path that is written out in a record, and how deep it is. */
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

/** What a file exports or keeps by name, with each value as it is written. */
function constants(source: ts.SourceFile): ts.Expression[] {
  return source.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) =>
      declarationList.declarations.flatMap(({ initializer }) => initializer ?? []),
    );
}

/** Finds where in content/ something is written, for messages. */
export function createPlaceFinder(projectDir: string) {
  const read = (file: string) => readFileSync(join(projectDir, file), 'utf8');
  const files = (pattern: string) => globSync(pattern, { cwd: projectDir }).map(posix).toSorted();

  /** The deepest value on a path in one of the files. */
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
     * Where a text is written: `content/team.ts:12`. The authors' files come first.
     *
     * @param text As it is written there. A letter, a digit, a hyphen or a slash beside it makes it another text.
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

    /** Where a value stands in the single record that a module of lib/content reads. */
    ofRecord(reader: string, path: Path): string | undefined {
      const imported = [...read(reader).matchAll(/from '(?:@|\.\.\/\.\.)\/(content\/[\w/-]+)'/g)]
        .map(([, file = '']) => `${file}.ts`)
        .filter((file) => !file.endsWith('/schema.ts') && files(file).length > 0);
      return deepest(imported, path);
    },

    /** A line that names a record of a family, `products/slug: path: message`, with the record's file in its place. */
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
