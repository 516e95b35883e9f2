import type { CareersRecord } from '../../../content/careers.schema.ts';
import type { Given } from './given.ts';

export const createPosition = ({ title }: Given): CareersRecord['positions']['items'][number] => ({
  title,
  decides: 'what only this colleague decides.',
  tags: ['Full-time'],
  place: 'City, Country',
  description: 'What they do, and what they bring: two or three sentences.',
});
