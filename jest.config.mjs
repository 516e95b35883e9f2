import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import nextJest from 'next/jest.js';

/** Packages that are ES modules, which Jest reads only after a transformation; Next's painter of images is one too. */
const esModules = globSync('node_modules/{*,@eslint/*,*/node_modules/*}/package.json')
  .filter((file) => JSON.parse(readFileSync(file, 'utf8')).type === 'module')
  .map((file) => dirname(file).split('node_modules/').at(-1));

const ignored = `/node_modules/(?!(?:${esModules.join('|')})/|next/dist/(?:server/og|compiled/@vercel/og)/)`;
const asBuilt = nextJest({ dir: import.meta.dirname });

/** A project that is compiled as the site is. Its settings only add to what is left as it is. */
const project = async (settings) => ({
  ...(await asBuilt({
    // Builds lay a package file of their own beside the server.
    modulePathIgnorePatterns: ['<rootDir>/\\.(?:next|open-next|vercel)', '<rootDir>/supabase/\\.temp'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    ...settings,
  })()),
  transformIgnorePatterns: [ignored],
});

const config = async () => ({
  // Painting the first image takes seconds on a busy machine.
  testTimeout: 30_000,
  projects: [
    await project({
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
    }),
    await project({
      displayName: 'component',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/component/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/component-setup.ts'],
    }),
  ],
});
export default config;
