import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';

/**
 * Whether a database server is one to make and drop things on without being asked: on this machine, or a container
 * beside this one, whose name has no dot. Every other address may be somebody's production.
 *
 * @param host As the connection's settings give it: a name, an address or the folder of a socket.
 */
export const isTestHost = (host: string): boolean =>
  isAbsolute(host) ||
  host === '::1' ||
  (isIP(host) === 4 ? host.startsWith('127.') : isIP(host) === 0 && /^[a-z][\w-]*$/i.test(host));
