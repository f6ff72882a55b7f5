import type { Pool } from 'pg';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}
interface Explained {
  'Query Text': string;
  Plan: PlanNode;
}

export interface Reading {
  /** Rows that the statement read from tables and indexes, also those that it dropped. */
  rows: number;
  text: string;
}

const readBy = (node: PlanNode): number => {
  const below = (node.Plans ?? []).reduce((sum, part) => sum + readBy(part), 0);
  if (!node['Relation Name']) return below;
  const dropped = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return below + (node['Actual Rows'] + dropped) * node['Actual Loops'];
};

/**
 * Has PostgreSQL explain each statement of a server to the connection that ran it, and notes how much they read. New connections only: ends
 * the others.
 */
export async function noteReadings(pool: Pool): Promise<Reading[]> {
  const readings: Reading[] = [];
  const settings = { log_min_duration: '0', log_analyze: 'on', log_timing: 'off', log_format: 'json', log_level: 'notice' };
  const { rows } = await pool.query<{ name: string }>('SELECT quote_ident(current_database()) AS name');
  const set = (setting: string) => pool.query(`ALTER DATABASE ${rows[0]?.name} SET ${setting}`);
  await set("session_preload_libraries = 'auto_explain'");
  for (const [name, value] of Object.entries(settings)) await set(`auto_explain.${name} = '${value}'`);
  await pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  pool.on('connect', (client) =>
    client.on('notice', ({ message = '' }) => {
      const plan = message.indexOf('{');
      if (!message.startsWith('duration') || plan < 0) return;
      const explained = JSON.parse(message.slice(plan)) as Explained;
      readings.push({ rows: readBy(explained.Plan), text: explained['Query Text'] });
    }),
  );
  return readings;
}
