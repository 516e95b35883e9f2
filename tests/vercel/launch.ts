import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Starts a function by its launcher, as the platform does, and says at which port. Arguments: folder, handler. */
const [folder = '', handler = ''] = process.argv.slice(2);
const launcher = createRequire(import.meta.url)(join(folder, handler)) as RequestListener;
const server = createServer(launcher);
server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1', () =>
  process.send?.({ port: (server.address() as AddressInfo).port }),
);
