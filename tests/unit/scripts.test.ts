import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** Commands run by Node itself, which strips types and resolves nothing: an import must name its file whole. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const entries = Object.entries(scripts).flatMap(([name, command]) =>
  [...command.matchAll(/\bnode (\S+\.ts)\b/g)].map(([, file = '']) => [name, file] as const),
);

/** The files a module loads at run time, as it spells them. */
function loads(file: string): string[] {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (
      ts.isImportDeclaration(statement) &&
      statement.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword
    )
      return [(statement.moduleSpecifier as ts.StringLiteral).text];
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && !statement.isTypeOnly)
      return [(statement.moduleSpecifier as ts.StringLiteral).text];
    return [];
  });
}

/** Imports of project files, from an entry on, that Node would not find. */
function unfound(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return loads(file).flatMap((name) => {
    if (name.startsWith('@/')) return [`${file}: ${name}`];
    if (!name.startsWith('.')) return [];
    const target = resolve(dirname(file), name);
    if (!existsSync(target) || !/\.[a-z]+$/.test(name)) return [`${file}: ${name}`];
    return target.endsWith('.ts') ? unfound(target, seen) : [];
  });
}

describe('a command that Node runs', () => {
  test.each(entries)('npm run %s finds every file it imports', (_name, file) => {
    expect(unfound(file)).toEqual([]);
  });
});
