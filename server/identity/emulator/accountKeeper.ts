import { hosts, type Rest } from '../rest.ts';
import { readAccounts, type StoredAccount, writeAccounts } from './accountsFile.ts';

interface Page {
  users?: StoredAccount[];
  nextPageToken?: string;
}
interface Uploaded {
  error?: unknown[];
}
const pageSize = 1000;
/** Delay that batches changes into one write. */
const pauseMs = 200;

/** Saves the emulator's accounts, which are in memory only, to a file. */
export function accountKeeper(rest: Rest, projectId: string, path: string) {
  const accounts = { host: hosts.identity, path: `/v1/projects/${projectId}/accounts`, admin: true };
  let dirty = false;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function all(): Promise<StoredAccount[]> {
    const stored: StoredAccount[] = [];
    let token: string | undefined;
    do {
      const query = { maxResults: String(pageSize), ...(token && { nextPageToken: token }) };
      const reply = (await rest.call({ ...accounts, method: 'GET', path: `${accounts.path}:batchGet`, query })) as Page;
      stored.push(...(reply.users ?? []));
      token = reply.nextPageToken;
    } while (token);
    return stored;
  }

  async function write(): Promise<void> {
    if (!dirty) return;
    dirty = false;
    try {
      await writeAccounts(path, await all());
    } catch (error) {
      dirty = true;
      throw error;
    }
  }

  /** Resolves when all changes before the call are on disk. */
  function saved(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.catch(() => {}).then(write);
    return writing;
  }

  return {
    saved,
    /** Schedules a write. */
    changed(this: void): void {
      dirty = true;
      timer ??= setTimeout(() => {
        timer = undefined;
        saved().catch(() => {});
      }, pauseMs);
    },
    async load(): Promise<void> {
      await rest.call({
        method: 'PATCH',
        path: `/emulator/v1/projects/${projectId}/config`,
        body: { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
      });
      const stored = await readAccounts(path);
      for (let first = 0; first < stored.length; first += pageSize) {
        const users = stored.slice(first, first + pageSize);
        const { error = [] } = (await rest.call({
          ...accounts,
          path: `${accounts.path}:batchCreate`,
          body: { users },
        })) as Uploaded;
        if (error.length > 0) throw new Error(`${error.length} accounts in ${path} were not accepted.`);
      }
      dirty = false;
    },
  };
}
