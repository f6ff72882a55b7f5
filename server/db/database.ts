import type { Pool } from 'pg';

export interface Database {
  kind: 'pglite' | 'postgres';
  pool: Pool;
  close(): Promise<void>;
}
