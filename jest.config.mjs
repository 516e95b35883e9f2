import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Packages that are ES modules, which Jest reads only after a transformation; Next's painter of images is one too. */
const esModules = globSync('node_modules/{*,@eslint/*,*/node_modules/*}/package.json')
  .filter((file) => JSON.parse(readFileSync(file, 'utf8')).type === 'module')
  .map((file) => dirname(file).split('node_modules/').at(-1));

const shared = {
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: { transform: { react: { runtime: 'automatic' } }, parser: { syntax: 'typescript', tsx: true } },
      },
    ],
  },
  transformIgnorePatterns: [
    `/node_modules/(?!(?:${esModules.join('|')})/|next/dist/(?:server/og|compiled/@vercel/og)/)`,
  ],
  // Builds lay a package file of their own beside the server.
  modulePathIgnorePatterns: ['<rootDir>/\\.(?:next|open-next|vercel)', '<rootDir>/supabase/\\.temp'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/tests/support/empty.ts',
    '\\.css$': '<rootDir>/tests/support/empty.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
};

const config = {
  // Painting the first image takes seconds on a busy machine.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'component',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/component/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/component-setup.ts'],
    },
  ],
};
export default config;
