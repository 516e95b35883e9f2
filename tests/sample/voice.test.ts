import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { filesIn } from '@/adapter/files';
import { site } from '@/content/site';

const root = process.cwd();
const content = join(root, 'content');

/** Words the house voice does not use, as stems: "leverag" finds leverage, leveraged and leveraging. */
const banned = [
  'leverag\\w*',
  'seamless\\w*',
  'revolutioni[sz]\\w*',
  'cutting-edge',
  'next-gen(eration)?',
  'game-chang\\w*',
  'unlock\\w*',
  'unleash\\w*',
  'empower\\w*',
  'harness\\w*',
  'supercharg\\w*',
  'elevat(e|es|ed|ing)',
  'streamlin\\w*',
  'robust\\w*',
  'holistic\\w*',
  'world-class',
  'best-in-class',
  'state-of-the-art',
  'industry-leading',
  'synerg\\w*',
  'paradigms?',
  'ecosystems?',
  'landscapes?',
  'delv\\w*',
  'tapestr\\w*',
  'effortless\\w*',
  'magic(al)?',
  'frictionless',
  'hyper-personali[sz]ed',
  'actionable insights?',
  'human-like',
  'digital (worker|employee)s?',
  'at the speed of',
  'at scale',
  '360-degree',
  'future-proof\\w*',
  'mission-critical',
  'turnkey',
  'bespoke',
  'cognitive',
  'smart(er|est)?',
  'intelligent(ly)?',
  'powerful\\w*',
  'innovative\\w*',
  'transform(s|ed|ing|ative)?',
  'journeys?',
  'solution',
  'passionate\\w*',
  'rockstars?',
  'ninjas?',
  'simply',
  'just',
  'very',
  'truly',
  'up to \\d+ ?%',
  'lorem',
];

/** Printed by the specification; it stands whatever the list says. */
const allowed = [
  'Redefining Possibilities',
  'Accelerating Growth',
  'Service As a Software',
  'Insights & Innovation',
  'Start Your AI Innovation Journey',
  'innovation as a service',
  'Solution Architect',
  'streamlined operations',
  'AI-powered survey management',
];

const faults: [name: string, pattern: RegExp][] = [
  ['banned word', new RegExp(`(?<![\\w-])(${banned.join('|')})(?![\\w-])`, 'i')],
  ['em dash', /—/],
  ['exclamation mark', /!/],
  ['double space', /\S {2,}\S/],
];

/** A slug, an address, a color or a file name: nothing that a visitor reads as a sentence. */
const isToken = (value: string) => /^[#/]?[\w.@:/#[\]-]*$/.test(value) && !/[A-Z][a-z]+$/.test(value);

/** Every string of a file that is not the name of a module it imports. */
function strings(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((value) => !isToken(value));
}

/** Every headline of a file: what is called title, or ends in it. */
function headlines(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && /(^t|T)itle$/.test(node.name.getText()))
      found.push(node.initializer.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What the voice forbids in one text. */
function faultsIn(text: string): string[] {
  const rest = allowed.reduce((left, phrase) => left.replaceAll(new RegExp(phrase, 'gi'), ''), text);
  return faults.flatMap(([name, pattern]) => {
    const match = pattern.exec(rest);
    return match ? [`${name} "${match[0]}" in "${text.slice(0, 80)}"`] : [];
  });
}

/** Every line of a Markdown file that is read: its rules of dashes and the padding of its tables are not. */
const lines = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^[-| :]*$/.test(line) && !/^(slug|module|id): /.test(line))
    .map((line) => (line.startsWith('|') ? line.replaceAll(/ +/g, ' ') : line));

const filesOf = (ending: string) =>
  filesIn(content)
    .filter((file) => file.endsWith(ending))
    .map((file) => relative(root, file))
    .toSorted();
const files = filesOf('.ts');
const texts = filesOf('.md');

describe('the lint', () => {
  it.each([
    'We leverage agents.',
    'A truly calm text.',
    'It costs up to 70% less.',
    'One thing — another.',
    'Buy now!',
    'Two  spaces.',
    'Unlocking value.',
    'The best solution.',
  ])('finds the fault in "%s"', (text) => expect(faultsIn(text)).toHaveLength(1));

  it.each([
    'Adjust the limit.',
    'Three transformation areas and their solutions.',
    'Start Your AI Innovation Journey',
    'Every day the plan is justified.',
    'A well-harnessed-like-word is its own word.',
  ])('lets "%s" pass', (text) => expect(faultsIn(text)).toEqual([]));
});

/** What the site says in small: the specification has most of these sentences, exclamation marks included. */
const isInterface = (file: string) => file.startsWith(join('content', 'words'));
const records = files.filter((file) => !isInterface(file));

describe('the words of', () => {
  it.each(records)('%s keep the voice', (file) => {
    expect(strings(join(root, file)).flatMap(faultsIn)).toEqual([]);
  });

  it.each(records)('%s end no headline with a full stop', (file) => {
    expect(headlines(join(root, file)).filter((title) => /\.['"`\]]+$/.test(title))).toEqual([]);
  });

  it.each(files.filter((file) => file !== join('content', 'site.ts')))('%s do not name the brand', (file) => {
    const brand = new RegExp(`\\b${site.name}\\b`, 'i');
    expect(strings(join(root, file)).filter((value) => brand.test(value))).toEqual([]);
  });

  it.each(texts)('%s keep the voice and do not name the brand', (file) => {
    expect(lines(join(root, file)).flatMap(faultsIn)).toEqual([]);
    expect(
      lines(join(root, file)).filter((line) => new RegExp(`\\b${site.name}\\b`, 'i').test(line)),
    ).toEqual([]);
  });
});
