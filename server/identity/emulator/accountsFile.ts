import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** An account in the emulator's export format, including `passwordHash` and `salt`. */
export interface StoredAccount {
  localId: string;
  email?: string;
}
interface File {
  version: 1;
  accounts: StoredAccount[];
}

/** Throws an Error that names the file if it is unreadable: starting without it would lose all passwords. */
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

/** Writes the file atomically, so that a killed process never leaves half a file. Readable by this user only. */
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
