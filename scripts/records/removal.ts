import ts from 'typescript';
import { FriendlyError } from '../process/friendly-error.ts';
import { getKey } from '../../adapter/content/content-places.ts';
import { findAll, parse, removeNodes } from './edit-source.ts';
import { type Changes, readSource, resolveImport, type Sources } from './sources.ts';

/** A name that a file takes from another one; it has no name where a file is only loaded. */
interface Import {
  file: string;
  name: string;
  /** The import's own name in this file. */
  local?: ts.Identifier;
  /** The part that can be removed. */
  node: ts.Node;
}

/** A property of an object in content/messages/. */
interface Word {
  file: string;
  object: string;
  property: string;
}

const ALL = '*';
const isCode = (file: string) => /\.tsx?$/.test(file);

const findPlace = (node: ts.Node): string => {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
};

/** Tells whether an identifier reads a value or type, and is not the name of a property or declaration. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent) || ts.isExportSpecifier(parent)) return true;
  if (ts.isPropertyAccessExpression(parent) || ts.isBindingElement(parent))
    return (ts.isBindingElement(parent) ? parent.initializer : parent.expression) === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  return !('name' in parent && parent.name === node) && !ts.isImportSpecifier(parent);
}

const listReferences = (inside: ts.Node, name: string) =>
  findAll(inside, ts.isIdentifier).filter((node) => node.text === name && isReference(node));

const getScope = (node: ts.Node): ts.Node =>
  ts.findAncestor(node.parent, (one) => ts.isFunctionLike(one) || ts.isSourceFile(one)) ?? node;

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Returns the statement of a declaration at the top of a file, or of a single variable in a function. */
function getStatement(node: ts.Node): ts.Statement | undefined {
  if (ts.isVariableDeclaration(node)) {
    const { parent } = node;
    const isAlone = ts.isVariableDeclarationList(parent) && parent.declarations.length === 1;
    return isAlone && ts.isVariableStatement(parent.parent) ? parent.parent : undefined;
  }
  const isDeclaration =
    ts.isFunctionDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
  return isDeclaration && ts.isSourceFile(node.parent) ? node : undefined;
}

function listNames(name: ts.Node): ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  const isPattern = ts.isObjectBindingPattern(name) || ts.isArrayBindingPattern(name);
  return isPattern ? findAll(name, ts.isBindingElement).flatMap((element) => listNames(element.name)) : [];
}

/** Lists the statements that declare something, with the names that they declare. */
const listDeclarations = (source: ts.SourceFile) =>
  findAll(source, (node): node is ts.Node => getStatement(node) !== undefined).flatMap((node) => {
    const statement = getStatement(node);
    const { name } = node as ts.NamedDeclaration;
    return statement && name ? [{ statement, names: listNames(name) }] : [];
  });

const findDeclaration = (source: ts.SourceFile, name: string) =>
  listDeclarations(source).find(
    ({ statement, names }) => statement.parent === source && names.some(({ text }) => text === name),
  )?.statement;

/**
 * Finds the entry of a list or of the markup that a reference belongs to.
 * Elsewhere, code depends on what is removed.
 */
function findEntry(node: ts.Node): ts.Node | undefined {
  let at = node;
  while (!isEntry(at)) {
    const { parent } = at;
    const isPart =
      ts.isCallExpression(parent) ||
      ts.isPropertyAccessExpression(parent) ||
      ts.isObjectLiteralExpression(parent) ||
      ts.isSpreadAssignment(parent) ||
      ts.isBinaryExpression(parent) ||
      ts.isJsxExpression(parent) ||
      (ts.isJsxSelfClosingElement(parent) && parent.tagName === at) ||
      (ts.isPropertyAssignment(parent) && ['path', 'under'].includes(getKey(parent.name)));
    const isField = ts.isPropertyAssignment(parent) && parent.initializer === at;
    if (isField && (ts.isIdentifier(at) || getKey(parent.name) === 'parent')) return parent;
    if (!isPart) return undefined;
    at = parent;
  }
  while (isWrapper(at.parent) && !ts.isSourceFile(at.parent.parent)) at = at.parent;
  return isEntry(at) ? at : undefined;
}

const isEntry = ({ parent }: ts.Node) =>
  ts.isArrayLiteralExpression(parent) || ts.isJsxElement(parent) || ts.isJsxFragment(parent);

/** Recognizes a list that is itself an entry, such as `...(event ? [path] : [])`. */
const isWrapper = (node: ts.Node) =>
  (ts.isArrayLiteralExpression(node) && isInList(node)) ||
  ts.isConditionalExpression(node) ||
  ts.isParenthesizedExpression(node) ||
  ts.isSpreadElement(node);

const isInList = ({ parent }: ts.Node): boolean =>
  ts.isArrayLiteralExpression(parent) ||
  ((ts.isConditionalExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isSpreadElement(parent)) &&
    isInList(parent));

/** Removes code from the sources, and what nothing needs after that: imports, declarations and files. */
export function createRemoval(before: Sources) {
  const sources = new Map(before);
  const importsOf = new WeakMap<ts.SourceFile, Import[]>();
  const needless: Pick<Import, 'file' | 'name'>[] = [];
  /** Exports that their own file still uses. */
  const usedInside: typeof needless = [];
  const words: Word[] = [];

  const getTree = (file: string) => parse(file, readSource(sources, file));

  function listImports(file: string): Import[] {
    const tree = getTree(file);
    const known = importsOf.get(tree) ?? readImports(file, tree);
    importsOf.set(tree, known);
    return known;
  }

  function readImports(file: string, tree: ts.SourceFile): Import[] {
    const find = (specifier: ts.Expression | undefined) =>
      specifier && ts.isStringLiteral(specifier) ? resolveImport(sources, file, specifier.text) : undefined;
    const found: Import[] = [];
    for (const node of tree.statements) {
      if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) continue;
      // A package has no file.
      const target = find(node.moduleSpecifier) ?? '';
      const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
      if (ts.isImportDeclaration(node) && node.importClause?.name)
        found.push({ file: target, name: 'default', local: node.importClause.name, node });
      if (!bindings) found.push({ file: target, name: ts.isExportDeclaration(node) ? ALL : '', node });
      else if (ts.isNamespaceImport(bindings)) {
        found.push({ file: target, name: '', local: bindings.name, node });
        for (const reference of listReferences(tree, bindings.name.text)) {
          const { parent } = reference;
          const name = ts.isPropertyAccessExpression(parent)
            ? parent.name.text
            : ts.isQualifiedName(parent)
              ? parent.right.text
              : ALL;
          found.push({ file: target, name, node });
        }
      } else if (ts.isNamespaceExport(bindings)) found.push({ file: target, name: ALL, node });
      else
        for (const element of bindings.elements)
          found.push({
            ...{ file: target, name: (element.propertyName ?? element.name).text, node: element },
            ...(ts.isImportSpecifier(element) && { local: element.name }),
          });
    }
    for (const call of findAll(tree, ts.isCallExpression)) {
      const target =
        call.expression.kind === ts.SyntaxKind.ImportKeyword || /^jest\.\w+$/.test(call.expression.getText())
          ? find(call.arguments[0])
          : undefined;
      if (target) found.push({ file: target, name: ALL, node: call });
    }
    return found;
  }

  /** Lists the files that may import another one, by the last part of its path. */
  function listImporters(target: string): { file: string; imports: Import[] }[] {
    const [, last = ''] = /([^/]+?)(?:\/index)?(?:\.tsx?)?$/.exec(target) ?? [];
    return [...sources]
      .filter(([file, text]) => isCode(file) && file !== target && text.includes(last))
      .map(([file]) => ({ file, imports: listImports(file).filter((one) => one.file === target) }))
      .filter(({ imports }) => imports.length > 0);
  }

  /** Remembers what some code uses, since nothing else may use it. */
  function noteUses(file: string, inside: ts.Node): void {
    for (const { file: target, name, local } of listImports(file))
      for (const { parent } of local ? listReferences(inside, local.text) : [])
        if (ts.isPropertyAccessExpression(parent) && target.startsWith('content/messages/'))
          words.push({ file: target, object: name, property: parent.name.text });
  }

  const removeFrom = (file: string, nodes: readonly ts.Node[]): void =>
    write(file, nodes, removeNodes(getTree(file), nodes));

  /** Writes a text from which nodes are gone. */
  function write(file: string, nodes: readonly ts.Node[], text: string): void {
    const imports = listImports(file);
    for (const node of nodes) noteUses(file, node);
    sources.set(file, text);
    const unused = findUnused(file);
    if (unused.length > 0) removeFrom(file, unused);
    const rest = listImports(file);
    needless.push(
      ...usedInside.splice(0),
      ...imports.filter((one) => !rest.some((other) => other.file === one.file && other.name === one.name)),
    );
  }

  function findUnused(file: string): ts.Node[] {
    const tree = getTree(file);
    const isUnused = (name: ts.Identifier, scope: ts.Node) => listReferences(scope, name.text).length === 0;
    const imports = listImports(file).filter(({ local }) => local && isUnused(local, tree));
    const bindings = findAll(tree, ts.isBindingElement).filter(
      ({ name, parent }) =>
        ts.isIdentifier(name) &&
        ts.isObjectBindingPattern(parent) &&
        !parent.elements.some((element) => element.dotDotDotToken) &&
        isUnused(name, getScope(parent.parent)),
    );
    const statements = listDeclarations(tree)
      .filter(
        ({ statement, names }) =>
          !isExported(statement) &&
          names.length > 0 &&
          names.every((name) => isUnused(name, getScope(statement))),
      )
      .map(({ statement }) => statement);
    return [...imports.map(({ node }) => getWholeImport(node, imports)), ...bindings, ...statements];
  }

  function removeFile(file: string): void {
    if (isCode(file)) {
      noteUses(file, getTree(file));
      needless.push(...listImports(file));
    }
    sources.delete(file);
  }

  /** Removes files, and what other files do with their exports. */
  function removeFiles(files: readonly string[]): void {
    const importers = files
      .flatMap(listImporters)
      .filter(({ file }) => !files.includes(file))
      .flatMap(({ file, imports }) => imports.map((one) => [file, one] as const));
    for (const [file, parts] of Map.groupBy(importers, ([from]) => from)) {
      const imports = parts.map(([, one]) => one);
      removeFrom(
        file,
        imports.flatMap(({ node, local }) => {
          if (!local) throw createError(node);
          const uses = listReferences(getTree(file), local.text).map(demandEntry);
          return [getWholeImport(node, imports), ...uses];
        }),
      );
    }
    files.forEach(removeFile);
  }

  /** Removes what nothing imports any more, until everything left is needed. */
  function removeNeedless(): void {
    for (let next = needless.pop(); next; next = needless.pop()) {
      const { file, name } = next;
      if (!sources.has(file)) continue;
      const importers = listImporters(file);
      if (importers.length === 0) removeFile(file);
      else if (!importers.some(({ imports }) => imports.some((one) => one.name === name || one.name === ALL)))
        removeExport(file, name);
    }
    const word = words.pop();
    if (!word) return;
    if (sources.has(word.file)) removeWord(word);
    removeNeedless();
  }

  function removeExport(file: string, name: string): void {
    const tree = getTree(file);
    const passedOn = listImports(file).find(
      ({ node }) => ts.isExportSpecifier(node) && node.name.text === name,
    );
    const node = passedOn ? getWholeImport(passedOn.node, [passedOn]) : findDeclaration(tree, name);
    const isUsedHere = listReferences(tree, name).some((one) => !ts.findAncestor(one, (at) => at === node));
    if (isUsedHere) usedInside.push({ file, name });
    else if (node) removeFrom(file, [node]);
  }

  /** Removes a text of the interface that no component shows any more. */
  function removeWord({ file, object, property }: Word): void {
    const uses = listImporters(file).flatMap(({ file: from, imports }) =>
      imports
        .filter(({ name }) => name === object || name === ALL)
        .flatMap(({ local }) => (local ? listReferences(getTree(from), local.text) : [undefined]))
        .map((one) => (one && ts.isPropertyAccessExpression(one.parent) ? one.parent.name.text : ALL)),
    );
    const declaration = findDeclaration(getTree(file), object);
    const node =
      declaration &&
      findAll(declaration, ts.isPropertyAssignment).find(({ name }) => getKey(name) === property);
    if (node && !uses.includes(ALL) && !uses.includes(property)) removeFrom(file, [node]);
  }

  return {
    sources,
    getTree,
    removeFrom,
    /** Makes a constant undefined. */
    empty(value: ts.Expression): void {
      const { fileName, text } = value.getSourceFile();
      write(fileName, [value], `${text.slice(0, value.getStart())}undefined${text.slice(value.getEnd())}`);
    },
    removeFiles,
    /** Removes the entry of a list around each reference, or throws when code depends on one. */
    removeReferences(file: string, nodes: readonly ts.Node[]): void {
      if (nodes.length > 0) removeFrom(file, nodes.map(demandEntry));
    },
    finish(): Changes {
      removeNeedless();
      const files = [...new Set([...before.keys(), ...sources.keys()])];
      return Object.fromEntries(
        files
          .filter((file) => before.get(file) !== sources.get(file))
          .map((file) => [file, sources.get(file)]),
      );
    },
  };
}

/** Returns the whole import where each of its names is to be removed. */
function getWholeImport(node: ts.Node, removed: readonly Import[]): ts.Node {
  if (!ts.isImportSpecifier(node) && !ts.isExportSpecifier(node)) return node;
  const { elements } = node.parent;
  const whole = ts.findAncestor(node, (one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one));
  const isWhole = elements.every((element) => removed.some((one) => one.node === element));
  const hasDefault = whole && ts.isImportDeclaration(whole) && whole.importClause?.name;
  return whole && isWhole && !hasDefault ? whole : node;
}

const createError = (node: ts.Node) =>
  new FriendlyError(`${findPlace(node)} depends on it, so it cannot be removed.`);

function demandEntry(node: ts.Node): ts.Node {
  const entry = findEntry(node);
  if (!entry) throw createError(node);
  return entry;
}
