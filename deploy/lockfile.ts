import { readFileSync } from 'node:fs';

/** A package as package-lock.json describes it. */
export interface LockedPackage {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  /** Only asked for by tools. */
  dev?: boolean;
  /** Comes in the file of the package around it. */
  inBundle?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

/** The packages of a lockfile by their paths; that of the project itself is empty. */
export type LockedPackages = Record<string, LockedPackage>;

/** Reads the lockfile of the project in the current folder. */
export function readLockfile(): { name: string; packages: LockedPackages } {
  return JSON.parse(readFileSync('package-lock.json', 'utf8')) as { name: string; packages: LockedPackages };
}

/**
 * Where the package at a path finds another, as Node looks for it.
 *
 * @returns Its path; undefined when it is not there.
 */
export function findPackage(packages: LockedPackages, from: string, name: string): string | undefined {
  const path = from ? `${from}/node_modules/${name}` : `node_modules/${name}`;
  if (packages[path]) return path;
  if (!from) return undefined;
  const above = from.lastIndexOf('/node_modules/');
  return findPackage(packages, above === -1 ? '' : from.slice(0, above), name);
}

/**
 * Paths of what the project is delivered with: what it depends on, and what that asks for, for every platform.
 *
 * The lockfile's own marks do not say it: a package that a tool asks for and a delivered one may use (`devOptional`)
 * can be either.
 */
export function deliveredPackages(packages: LockedPackages): string[] {
  const delivered = new Set<string>();
  const visit = (path: string) => {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[path] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }).concat(peers)) {
      const found = findPackage(packages, path, name);
      if (found === undefined || delivered.has(found)) continue;
      delivered.add(found);
      visit(found);
    }
  };
  visit('');
  return [...delivered];
}
