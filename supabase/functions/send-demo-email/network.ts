import type { Resolve } from './address.ts';
import type { Connection } from './exchange.ts';

/** How the function reaches others; tests have their own. */
export type Network = {
  resolve: Resolve;
  /** Connects to an address that was checked, and demands the certificate of the host. */
  connect: (url: URL, address: string) => Promise<Connection>;
};

/** The runtime's own. */
export const network: Network = {
  async resolve(host) {
    const found = await Promise.allSettled([Deno.resolveDns(host, 'A'), Deno.resolveDns(host, 'AAAA')]);
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  },
  async connect(url, address) {
    const isPlain = url.protocol === 'http:';
    const connection = await Deno.connect({
      hostname: address,
      port: Number(url.port) || (isPlain ? 80 : 443),
    });
    return isPlain
      ? connection
      : Deno.startTls(connection, { hostname: url.hostname.replace(/^\[|\]$/g, '') });
  },
};
