import { gt, prerelease, rcompare } from 'semver';

/** What a registry says of a package. */
export interface Published {
  versions: string[];
  /** When each version came out, as an ISO date. */
  time: Record<string, string>;
  'dist-tags': Record<string, string>;
}

/**
 * The release of a package to move to.
 *
 * @param installed The version in use.
 * @param channel `latest` for what its makers recommend, or the name of their prereleases, `canary` say.
 * @returns Undefined when there is nothing newer.
 */
export function newestRelease(published: Published, installed: string, channel: string): string | undefined {
  const tagged = published['dist-tags'][channel];
  if (tagged) return gt(tagged, installed) ? tagged : undefined;
  // Some registries keep no tag. By date: names of prereleases need not sort.
  const age = (version: string) => published.time[version] ?? '';
  return published.versions
    .filter((version) => gt(version, installed) && prerelease(version)?.[0]?.toString().startsWith(channel))
    .toSorted((one, other) => age(other).localeCompare(age(one)) || rcompare(one, other))[0];
}
