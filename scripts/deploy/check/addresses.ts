import { site } from '../../../content/site.ts';
import type { Project } from '../../operator/project.ts';
import { fail } from './run-checks.ts';

export const isLocal = (address: string) =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/** Domains that belong to nobody (RFC 2606 and 6761), as those of the sample do. */
const RESERVED = /(?:^|[.@])(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

/** Checks that mails come from the company and reach it. The sample's addresses do for a local backend. */
export function checkAddresses({ url, env }: Pick<Project, 'url' | 'env'>): string {
  if (isLocal(url)) return 'a backend on this machine takes addresses of the sample';
  const addresses = {
    MAIL_FROM: env['MAIL_FROM'] ?? '',
    NOTIFY_TO: env['NOTIFY_TO'] ?? '',
    'mailDomain in content/site.ts': site.mailDomain,
  };
  const [wrong] = Object.entries(addresses).find(([, list]) =>
    list.split(',').some((address) => RESERVED.test(address.trim().replace(/>$/, ''))),
  ) ?? [null];
  if (wrong) fail(`${wrong} is on a reserved domain, where no mail arrives: write one of your company.`);
  return 'no address of the sample is left';
}
