import type { TeamRecord } from '../../../content/team.schema.ts';
import type { Given } from './given.ts';

export const createPerson = ({ title }: Given): TeamRecord['executives'][number] => ({
  name: title,
  role: 'What they answer for',
  base: 'Where they work',
});
