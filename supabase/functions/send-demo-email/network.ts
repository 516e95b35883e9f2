import type { Resolve } from './address.ts';
import type { Connection } from './exchange.ts';

/** How the function reaches others; tests have their own. */
export type Network = {
  resolve: Resolve;
  /** Connects to an address that was checked, and demands the certificate of the host. */
  connect: (url: URL, address: string) => Promise<Connection>;
};
