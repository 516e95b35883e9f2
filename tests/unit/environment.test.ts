import { z } from 'zod';
import { readEnv } from '@/lib/env/read';

const schema = z.object({ SITE_URL: z.url(), SOME_KEY: z.string().min(1) });

test('reads what is asked for', () => {
  const source = { SITE_URL: 'https://site.example', SOME_KEY: 'k', OTHER: 'x' };
  expect(readEnv(schema, source)).toEqual({ SITE_URL: 'https://site.example', SOME_KEY: 'k' });
});

test('names everything that is missing or malformed, and no value', () => {
  const read = () => readEnv(schema, { SITE_URL: 'not-a-url-but-secret', SOME_KEY: '' });
  expect(read).toThrow('Environment: SITE_URL is malformed, SOME_KEY is missing. See .env.example.');
  expect(read).not.toThrow('secret');
});
