import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { embeddedProject } from '../env.ts';
import { accountsOver } from './accounts.ts';
import { embeddedTokens, verifiedOf } from './embeddedTokens.ts';
import { startEmulator } from './emulator/start.ts';
import { unixRest } from './emulator/unixRest.ts';
import { type Keys, keysIn, openKeys, readKeys } from './keys.ts';
import { mountProxy } from './proxy.ts';
import { hosts, ProviderError } from './rest.ts';
import { sealPassword } from './sealPassword.ts';
import type { Identity } from './types.ts';
import { rememberVerified } from './verifiedTokens.ts';

const { projectId } = embeddedProject;
/** The emulator's codes for a wrong password. */
const wrong = new Set(['INVALID_LOGIN_CREDENTIALS', 'USER_DISABLED', 'INVALID_EMAIL']);

/** Sign-in by an emulator in this process, with accounts and keys in the data directory. */
export async function openEmbedded(dataDir: string, onLost: (error: Error) => void): Promise<Identity> {
  const emulator = await startEmulator(dataDir, projectId, onLost);
  return overEmulator(emulator.socket, openKeys(dataDir), { isOursAlone: true, end: emulator.close });
}

/** Sign-in by the emulator of another node on this machine, with its keys. `url` is `unix:/path/auth.sock`. */
export function openShared(url: string): Identity {
  const socket = fileURLToPath(url.replace(/^unix:(\/\/)?/, 'file://'));
  const directory = [dirname(socket), dirname(dirname(socket))].find((path) => existsSync(keysIn(path)));
  if (!directory) throw new Error(`AUTH_EMULATOR_URL: there is no keys.json beside ${socket}. Start that node first.`);
  return overEmulator(socket, readKeys(keysIn(directory)), { isOursAlone: false, end: async () => {} });
}

interface Ownership {
  isOursAlone: boolean;
  end(): Promise<void>;
}

function overEmulator(socket: string, keys: Keys, { isOursAlone, end }: Ownership): Identity {
  const rest = unixRest(socket);
  const tokens = embeddedTokens(keys, projectId);
  const accounts = accountsOver(rest, projectId, sealPassword);
  const sealFor = async (email: string, password: string) => sealPassword(await accounts.uidOf(email), password);
  /** Waits until the change is on disk, because passwords cannot be restored from the database. */
  const kept = async (change: Promise<void>) => {
    await change;
    await rest.call({ path: '/saved' });
  };

  return {
    isEmulator: true,
    isOursAlone,
    verifyToken: rememberVerified(async (token) => {
      const claims = await tokens.readId(token);
      return { ...verifiedOf(claims), exp: claims.exp };
    }),
    async checkPassword(email, password) {
      const body = { email, password: await sealFor(email, password), returnSecureToken: false };
      try {
        await rest.call({ host: hosts.identity, path: '/v1/accounts:signInWithPassword', body });
        return true;
      } catch (error) {
        if (error instanceof ProviderError && wrong.has(error.code)) return false;
        throw error;
      }
    },
    putAccounts: (all) => kept(accounts.putAll(all)),
    setPassword: (uid, password) => kept(accounts.setPassword(uid, password)),
    removeAccounts: (uids) => kept(accounts.removeAll(uids)),
    listAccounts: accounts.list,
    revoke: accounts.revoke,
    isCurrent: accounts.isCurrent,
    customToken: tokens.signCustom,
    mount(app, { db, onWrongPassword }) {
      mountProxy(app, { rest, tokens, pool: db.pool, identity: accounts, sealFor, onWrongPassword });
    },
    async ready() {
      await rest.call({ method: 'GET', path: `/emulator/v1/projects/${projectId}/config` });
    },
    async close() {
      rest.close();
      await end();
    },
  };
}
