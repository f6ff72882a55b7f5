import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** An account as the emulator gives it out and takes it back; `passwordHash` and `salt` come along. */
export interface StoredAccount {
  localId: string;
  email?: string;
}
interface File {
  version: 1;
  accounts: StoredAccount[];
}

/** Throws a sentence naming the file when it is there but not readable: starting without it would lose every password. */
export async function readAccounts(path: string): Promise<StoredAccount[]> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  try {
    const { version, accounts } = JSON.parse(text) as File;
    if (version !== 1 || !accounts.every((account) => typeof account.localId === 'string')) throw new Error('another kind of file');
    return accounts;
  } catch {
    throw new Error(
      `The accounts in ${path} cannot be read. Put the file back from a backup, or remove it: then passwords must be set anew.`,
    );
  }
}

/** The file appears whole under its name or not at all, whenever the process is killed. Readable by this user only. */
export async function writeAccounts(path: string, accounts: StoredAccount[]): Promise<void> {
  const next = `${path}.next`;
  const handle = await open(next, 'w', 0o600);
  try {
    await handle.writeFile(JSON.stringify({ version: 1, accounts } satisfies File));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(next, path);
  const directory = await open(dirname(path), 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
