import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { hosts, ProviderError, type Rest } from './rest.ts';
import type { Account } from './types.ts';

const storedAccount = z.object({
  localId: z.string(),
  email: z.string().optional(),
  emailVerified: z.boolean().optional(),
  disabled: z.boolean().optional(),
  validSince: z.coerce.number().optional(),
});
type StoredAccount = z.output<typeof storedAccount>;
const lookupReply = z.object({ users: z.array(storedAccount).optional() });
const pageReply = z.object({ users: z.array(z.object({ localId: z.string() })).optional(), nextPageToken: z.string().optional() });

/** The provider's limits per call. */
const perLookup = 100;
const perRemoval = 1000;
const perPage = 1000;
const atOnce = 8;

/**
 * Manages accounts over the admin REST API that Firebase Auth and its emulator share. `seal` turns a password into what the provider
 * stores.
 */
export function accountsOver(rest: Rest, projectId: string, seal: (uid: string, password: string) => Promise<string>) {
  const base = `/v1/projects/${projectId}/accounts`;
  const admin = (verb: string, body: object) => rest.call({ host: hosts.identity, path: `${base}${verb}`, body, admin: true });

  async function lookup(by: { localId: string[] } | { email: string[] }): Promise<StoredAccount[]> {
    return lookupReply.parse(await admin(':lookup', by)).users ?? [];
  }

  /** False if the account was created by somebody else since the look-up. */
  async function create(account: object): Promise<boolean> {
    try {
      await admin('', account);
      return true;
    } catch (error) {
      if (error instanceof ProviderError && error.code === 'DUPLICATE_LOCAL_ID') return false;
      throw error;
    }
  }

  async function put(account: Account, present: StoredAccount | undefined): Promise<void> {
    const { uid, email, emailVerified = false } = account;
    const hasNewEmail = present !== undefined && present.email !== email;
    const password = account.password ?? (account.isUnused && hasNewEmail ? unknownPassword() : undefined);
    const secret = password === undefined ? {} : { password: await seal(uid, password) };
    if (!present && (await create({ localId: uid, email, emailVerified, ...secret }))) return;
    const same = present?.email === email && !!present.emailVerified === emailVerified && !present.disabled;
    if (same && password === undefined) return;
    await admin(':update', { localId: uid, email, emailVerified, disableUser: false, ...secret });
  }

  return {
    async uidOf(email: string): Promise<string | undefined> {
      return (await lookup({ email: [email] }))[0]?.localId;
    },
    async putAll(accounts: readonly Account[]): Promise<void> {
      for (const part of parts(accounts, perLookup)) {
        const present = new Map((await lookup({ localId: part.map(({ uid }) => uid) })).map((one) => [one.localId, one]));
        const waiting = [...part];
        const work = async () => {
          for (let next = waiting.shift(); next; next = waiting.shift()) await put(next, present.get(next.uid));
        };
        await Promise.all(Array.from({ length: atOnce }, work));
      }
    },
    async setPassword(uid: string, password: string): Promise<void> {
      await admin(':update', { localId: uid, password: await seal(uid, password) });
    },
    async removeAll(uids: readonly string[]): Promise<void> {
      for (const localIds of parts(uids, perRemoval)) await admin(':batchDelete', { localIds, force: true });
    },
    async revoke(uid: string): Promise<void> {
      try {
        await admin(':update', { localId: uid, validSince: String(Math.floor(Date.now() / 1000)) });
      } catch (error) {
        if (!(error instanceof ProviderError && error.code === 'USER_NOT_FOUND')) throw error;
      }
    },
    async isCurrent({ uid, authTime }: { uid: string; authTime: number }): Promise<boolean> {
      const [account] = await lookup({ localId: [uid] });
      return account !== undefined && !account.disabled && authTime >= (account.validSince ?? 0);
    },
    async *list(): AsyncGenerator<string[]> {
      let nextPageToken: string | undefined;
      do {
        const query = { maxResults: String(perPage), ...(nextPageToken && { nextPageToken }) };
        const page = pageReply.parse(
          await rest.call({ method: 'GET', host: hosts.identity, path: `${base}:batchGet`, query, admin: true }),
        );
        if (page.users?.length) yield page.users.map(({ localId }) => localId);
        ({ nextPageToken } = page);
      } while (nextPageToken);
    },
  };
}

/** A random password, to replace one that somebody else may know. */
export const unknownPassword = (): string => `${randomBytes(24).toString('base64url')}aA1!`;

function* parts<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let first = 0; first < all.length; first += size) yield all.slice(first, first + size);
}
