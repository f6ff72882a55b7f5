import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/exec.mjs';
import { ensurePostgres, startPostgres } from '../lib/postgres.mjs';
import { runArguments } from '../lib/programs.mjs';
import { processorMs } from './processes.ts';

export type Kind = 'pglite' | 'postgres';

interface BenchDatabase {
  /** Settings that the server and seed need to use it. */
  settings: Record<string, string>;
  /** Processor time of a separate database process; 0 if it is part of the server. */
  processorMs(): number;
  stop(): Promise<void>;
}

/** The settings that README recommends, by name. */
export function recommendedSettings(): Record<string, string> {
  const lines = readFileSync(join(root, 'docs', 'postgresql.conf'), 'utf8').split('\n');
  return Object.fromEntries(lines.filter((line) => /^\w/.test(line)).map((line) => line.split(' = ')));
}

/** A database under `folder`. PostgreSQL is a separate cluster behind a unix socket. */
export async function openBenchDatabase(kind: Kind, folder: string): Promise<BenchDatabase> {
  const DATA_DIR = join(folder, `${kind}-data`);
  if (kind === 'pglite') return { settings: { DATA_DIR }, processorMs: () => 0, stop: async () => {} };
  const bin = await ensurePostgres();
  if (!bin) throw new Error('PostgreSQL is not installed and could not be (apt-get install postgresql). Leave it out with --only.');
  const cluster = await startPostgres(bin, recommendedSettings());
  return {
    settings: { DATA_DIR, DATABASE_URL: cluster.socketUrl },
    processorMs: () => processorMs(cluster.pid),
    stop: cluster.stop,
  };
}

const companyNameOf = (users: number): string => `Bench ${users}`;
export const adminOf = (users: number): string => `bench@bench-${users}.example`;

interface Seeded {
  users: number;
  campaigns: number;
  customers: number;
}

/** Runs the seed command. Existing data stays, so a kept database costs no time. */
export function seed(settings: Record<string, string>, { users, campaigns, customers }: Seeded): Promise<void> {
  const args = [
    ...runArguments('scripts/seed.ts'),
    '--users',
    String(users),
    '--company',
    companyNameOf(users),
    '--campaigns',
    String(campaigns),
    '--customers',
    String(customers),
  ];
  const { PATH, HOME, TMPDIR } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { PATH, HOME, TMPDIR, HEED_DEV: '1', ...settings },
      stdio: 'inherit',
    });
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`seed ended with code ${code}`))));
  });
}
