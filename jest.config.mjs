import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import nextJest from 'next/jest.js';

/** Jest reads packages of ES modules only after a transformation, also Next's image renderer. */
const esModules = globSync('node_modules/{*,@eslint/*,*/node_modules/*}/package.json')
  .filter((file) => JSON.parse(readFileSync(file, 'utf8')).type === 'module')
  .map((file) => dirname(file).split('node_modules/').at(-1));

const ignored = `/node_modules/(?!(?:${esModules.join('|')})/|next/dist/(?:server/og|compiled/@vercel/og)/)`;
const asBuilt = nextJest({ dir: import.meta.dirname });

/** Returns a project that is compiled like the site. */
const project = async (settings) => ({
  ...(await asBuilt({
    // Builds write a package file beside the server.
    modulePathIgnorePatterns: ['<rootDir>/\\.(?:next|open-next|vercel|local)'],
    moduleNameMapper: {
      '^@/(.*\\.svg)\\?raw$': '<rootDir>/$1',
      '^(\\..*\\.svg)\\?raw$': '$1',
      '^@/(.*)$': '<rootDir>/$1',
    },
    transform: { '\\.svg$': '<rootDir>/tests/support/svg-transform.cjs' },
    ...settings,
  })()),
  transformIgnorePatterns: [ignored],
});

const config = async () => ({
  // Only a failure takes as long.
  testTimeout: 120_000,
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
