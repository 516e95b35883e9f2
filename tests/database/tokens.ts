import { createHmac } from 'node:crypto';
import { testBackend } from './test-backend.ts';

export function readClaims(token: string): Record<string, unknown> {
  const [, claims = ''] = token.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}

/**
 * Signs a token that is valid for ten minutes.
 *
 * @param claims Override those of the auth service's tokens.
 * @param key Null leaves the token without a signature.
 */
export function signToken(claims: object, key: string | null = testBackend.keys.jwtSecret): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 600;
  const unsigned = `${encode({ alg: key ? 'HS256' : 'none', typ: 'JWT' })}.${encode({ role: 'authenticated', aud: 'authenticated', exp, ...claims })}`;
  return `${unsigned}.${key ? createHmac('sha256', key).update(unsigned).digest('base64url') : ''}`;
}
