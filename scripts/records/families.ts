import type { CareersRecord } from '../../content/careers.schema.ts';
import type { TeamRecord } from '../../content/team.schema.ts';
import * as routes from '../../lib/routes.ts';
import { evaluate, type Sources } from './sources.ts';

/** Families of records with a file each, in the order of a list in `index.ts`. */
export const families = {
  product: { folder: 'products', type: 'ProductRecord', list: 'products', address: routes.product },
  case: { folder: 'case-studies', type: 'CaseStudyRecord', list: 'casesByNumber', address: routes.caseStudy },
  release: { folder: 'press', type: 'ReleaseRecord', list: 'press', address: routes.release },
  industry: { folder: 'industries', type: 'IndustryRecord', list: 'industries', address: routes.industry },
} as const;

export type Family = keyof typeof families;

export const isFamily = (kind: string): kind is Family => kind in families;

export const TEAM = 'content/team.ts';
export const CAREERS = 'content/careers.ts';

/** Kinds of records that are entries of lists in one file. */
export const lists = {
  person: {
    file: TEAM,
    field: 'name',
    paths: [
      ['team', 'executives'],
      ['team', 'founders'],
    ],
  },
  position: { file: CAREERS, field: 'title', paths: [['careers', 'positions', 'items']] },
} as const;

export const isListed = (kind: string): kind is keyof typeof lists => kind in lists;

export const readTeam = (sources: Sources) => evaluate(sources, TEAM)['team'] as TeamRecord;
export const readCareers = (sources: Sources) => evaluate(sources, CAREERS)['careers'] as CareersRecord;

export interface FamilyRecord {
  slug: string;
  title: string;
  id?: number;
}

/** Finds the file of a record, which may have another name than its slug. */
export function findRecordFile(sources: Sources, kind: Family, slug: string): string | undefined {
  const slugPattern = new RegExp(`\\bslug"?: ['"]${slug}['"]`);
  return [...sources].find(
    ([file, text]) =>
      file.startsWith(`content/${families[kind].folder}/`) && /\.ts$/.test(file) && slugPattern.test(text),
  )?.[0];
}

/** Lists the records of a family with their keys, which are numbers or begin with CS. */
export function listRecords(sources: Sources, kind: Family): [key: string, record: FamilyRecord][] {
  const { folder, list } = families[kind];
  return Object.entries(
    evaluate(sources, `content/${folder}/index.ts`)[list] as Record<string, FamilyRecord>,
  );
}
