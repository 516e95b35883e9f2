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

/** Turns that no native speaker takes. A thing on a page is, appears or is shown; it does not stand there. */
const turns = [
  '(?<=, )where (it|they|he|she|one) (once )?(was|were|had|did|took|needed|rehearsed)',
  '(?<=, )where an? \\w+ was \\w+ed before',
  '(facts?|definitions?|limits?|answers?|entr(y|ies)|weights?|sentences?|percentages|orders?|queues?|contacts?|doors?) (now )?(stands?|stood)',
  '(that|they|which) stands? in',
  '(around|behind|above|beside|between)( (most|all))?( of)? (it|them) (stands?|stood)',
  'stands? at both desks',
  'the papers behind the people',
  'names can stay out',
  'searched, letter by letter',
  'the survey tells',
  'in \\w+ as in earnest',
];

/** "Agent" is software. Whoever answers calls for a living is a person, a colleague, staff. */
const people = [
  '\\d[\\d,]* agents',
  'agent (attrition|turnover)',
  '(new|longest-serving) agents?',
  'per agent per',
];

/** That fewer people are employed is no benefit. */
const headCount = ['fewer (of them|people|specialists|staff) (are|is) needed'];

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

/** Any of the words, each from its beginning to its end. */
const anyOf = (words: readonly string[]) => new RegExp(`(?<![\\w-])(${words.join('|')})(?![\\w-])`, 'i');

type Faults = readonly (readonly [name: string, pattern: RegExp])[];

const turned: Faults = [['translated turn', anyOf(turns)]];
const faults: Faults = [
  ['banned word', anyOf(banned)],
  ['em dash', /—/],
  ['exclamation mark', /!/],
  ['double space', /\S {2,}\S/],
  ...turned,
  ['person called an agent', anyOf(people)],
  ['head count as a benefit', anyOf(headCount)],
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
function faultsIn(text: string, kinds = faults): string[] {
  const rest = allowed.reduce((left, phrase) => left.replaceAll(new RegExp(phrase, 'gi'), ''), text);
  return kinds.flatMap(([name, pattern]) => {
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
    'It takes 24 min, where it took 5 h 30 min.',
    'All calls are scored, where a sample was scored before.',
    'The facts stand in the control log.',
    'Around them stand two practices.',
    'The traveler stands at both desks.',
    'The floor has 620 agents.',
    'Agent attrition, annualized',
    'So fewer of them are needed.',
  ])('finds the fault in "%s"', (text) => expect(faultsIn(text)).toHaveLength(1));

  it.each([
    'Adjust the limit.',
    'Three transformation areas and their solutions.',
    'Start Your AI Innovation Journey',
    'Every day the plan is justified.',
    'A guest stands at a hotel desk.',
    'They built switches, where every call left a record.',
    'Two agent engineers and an agent with a limit.',
    'A well-harnessed-like-word is its own word.',
  ])('lets "%s" pass', (text) => expect(faultsIn(text)).toEqual([]));
});

/** What the site says in small: the specification has most of these sentences, exclamation marks included. */
const isInterface = (file: string) => file.startsWith(join('content', 'words'));
const records = files.filter((file) => !isInterface(file));

describe('the words of', () => {
  it.each(records)('%s keep the voice', (file) => {
    expect(strings(join(root, file)).flatMap((text) => faultsIn(text))).toEqual([]);
  });

  it.each(files.filter(isInterface))('%s take no translated turn', (file) => {
    expect(strings(join(root, file)).flatMap((text) => faultsIn(text, turned))).toEqual([]);
  });

  it.each(records)('%s end no headline with a full stop', (file) => {
    expect(headlines(join(root, file)).filter((title) => /\.['"`\]]+$/.test(title))).toEqual([]);
  });

  it.each(files.filter((file) => file !== join('content', 'site.ts')))('%s do not name the brand', (file) => {
    const brand = new RegExp(`\\b${site.name}\\b`, 'i');
    expect(strings(join(root, file)).filter((value) => brand.test(value))).toEqual([]);
  });

  it.each(texts)('%s keep the voice and do not name the brand', (file) => {
    expect(lines(join(root, file)).flatMap((text) => faultsIn(text))).toEqual([]);
    expect(
      lines(join(root, file)).filter((line) => new RegExp(`\\b${site.name}\\b`, 'i').test(line)),
    ).toEqual([]);
  });
});
