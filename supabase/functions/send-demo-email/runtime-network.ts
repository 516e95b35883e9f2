import type { Network } from './network.ts';

/** The runtime's own. */
export const runtimeNetwork: Network = {
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
