import { createHash, randomBytes } from 'node:crypto';

/** A token for an address, a header or a cookie, too long to be guessed. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** How the database knows a token; only whoever has the token can show it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
