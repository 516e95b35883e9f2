const shared = {
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: { transform: { react: { runtime: 'automatic' } }, parser: { syntax: 'typescript', tsx: true } },
      },
    ],
  },
  // These, and the painter of share images, are published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(marked|feed)/|next/dist/(server/og|compiled/@vercel/og)/)'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/tests/support/empty.ts',
    '\\.css$': '<rootDir>/tests/support/empty.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
};

const config = {
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
