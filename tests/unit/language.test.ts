import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Sentences without a subject. */
const HEADLESS = /^(What (?!if\b)|Who(ever)?\b|Of (it|these)\b|One to\b|So (is|does)\b)/;
/** Words that no native speaker uses in technical English. */
const ODD_WORDS =
  /\b(stands?|anew|lest|save for|is told of|is none|whoever|comes? to (nothing|that)|the framework)\b/i;
const MAX_WORDS = 20;
const MAX_TITLE_LENGTH = 110;
const MAX_COMMENT_SHARE = 0.06;

/** The name of the function that follows a doc comment. */
const FUNCTION =
  /^\s*(?:export )?(?:default )?(?:async )?(?:function\*? (\w+)|const (\w+)(?:: [^=]+)? = (?:async )?(?:<|\([^)]*\)[^;=]*=>|\w+ =>)|(?:private |async )*#?(\w+)(?:<\w+>)?\([^)]*\)[^;{]*\{)/;
const THIRD_PERSON =
  /^(?!(Always|As|Is|Its|Has|This|These|Those|Does|Yes|Css|Class|Process)\b)[A-Z][a-z-]+s(?= )/;
/** Words that add nothing to the name of a function. */
const FILLER =
  'a an the of in to for its is it with and this on by from return get render show read list tell whether';

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !/^content\/articles\/|database\.types/.test(file));

const sources = files
  .filter((file) => !file.endsWith('.md'))
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    return { file, text, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind) };
  });

function visitNodes(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitNodes(child, visit));
}

const comments = sources.flatMap(({ file, text, tree }) => {
  const ranges = new Map<number, ts.CommentRange>();
  visitNodes(tree, (node) => {
    if (ts.isJsxText(node)) return;
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ])
      ranges.set(range.pos, range);
  });
  return [...ranges.values()].map(({ pos, end }) => {
    const raw = text.slice(pos, end);
    const { line, character } = tree.getLineAndCharacterOfPosition(pos);
    const isBesideCode = text.slice(pos - character, pos).trim() !== '';
    return {
      file,
      place: `${file}:${line + 1}`,
      lines: raw.split('\n').length - Number(isBesideCode),
      words: raw
        .replace(/^\/\*+|\*\/$|^\s*(\*|\/\/) ?/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
      functionName: raw.startsWith('/**')
        ? FUNCTION.exec(text.slice(end))?.slice(1).find(Boolean)
        : undefined,
    };
  });
});

/** Lists the errors of sentences, each after its position. */
function findFaults(place: string, text: string, maxWords = Infinity): string[] {
  return text
    .split(/(?<=[.!?]) +(?=[A-Z`<])| +(?=@)/)
    .flatMap((sentence) => [
      ...(HEADLESS.test(sentence) ? [`${place}: no subject: ${sentence}`] : []),
      ...(ODD_WORDS.test(sentence) ? [`${place}: "${ODD_WORDS.exec(sentence)?.[0]}": ${sentence}`] : []),
      ...(sentence.split(' ').length > maxWords
        ? [`${place}: more than ${maxWords} words: ${sentence}`]
        : []),
    ]);
}

/** Splits a name or a text into stems that carry meaning. */
const listStems = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !FILLER.split(' ').includes(word.replace(/s$/, '')))
    .map((word) => word.replace(/s$/, ''));

test('Comments are plain sentences of at most twenty words', () => {
  const faults = comments
    .filter(({ words }) => !/^(eslint|@ts|@jest)/.test(words))
    .flatMap(({ place, words }) => findFaults(place, words, MAX_WORDS));
  expect(faults).toEqual([]);
});

test('Doc comments of functions begin with a verb, and say more than the name', () => {
  const faults = comments.flatMap(({ place, words, functionName: name }) => {
    if (!name || words.startsWith('@')) return [];
    const isComponent = /^[A-Z]/.test(name);
    const stems = new Set(listStems(name));
    return [
      ...(isComponent || THIRD_PERSON.test(words) ? [] : [`${place}: no verb: ${words}`]),
      ...(listStems(words).some((stem) => !stems.has(stem)) ? [] : [`${place}: repeats the name: ${words}`]),
    ];
  });
  expect(faults).toEqual([]);
});

test('Comments are at most six of a hundred lines of the product', () => {
  const isProduct = ({ file }: { file: string }) => /^(app|components|lib|adapter)\//.test(file);
  const commentLines = comments.filter(isProduct).reduce((sum, { lines }) => sum + lines, 0);
  const allLines = sources.filter(isProduct).reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
  expect(commentLines / allLines).toBeLessThanOrEqual(MAX_COMMENT_SHARE);
});

test('Documents are plain sentences', () => {
  const faults = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .replace(/^```[^]*?^```/gm, '')
        .split(/\n\s*\n|\n(?=[-*|#] ?)/)
        .flatMap((text) => findFaults(file, text.replace(/^[#\s|*-]+/, '').replace(/\s+/g, ' '))),
    );
  expect(faults).toEqual([]);
});

test('Titles of tests are plain sentences that fit one line', () => {
  const faults = sources.flatMap(({ file, tree }) => {
    const titles: string[] = [];
    visitNodes(tree, (node) => {
      if (!ts.isCallExpression(node) || !/^(test|it|describe)\b/.test(node.expression.getText(tree))) return;
      const [title, ...rest] = node.arguments;
      if (title && rest.length > 0 && ts.isStringLiteralLike(title)) titles.push(title.text);
    });
    return titles.flatMap((title) => [
      ...findFaults(file, title),
      ...(title.length > MAX_TITLE_LENGTH ? [`${file}: longer than ${MAX_TITLE_LENGTH}: ${title}`] : []),
    ]);
  });
  expect(faults).toEqual([]);
});
