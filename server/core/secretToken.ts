import { createHash, randomBytes } from 'node:crypto';

/** A token for a URL, a header or a cookie, too long to be guessed. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a token, which the database stores instead of it: the token cannot be computed from it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
