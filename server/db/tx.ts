import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';

/** Queries of one open transaction. `$client` is its connection, for raw SQL. */
export type Tx = NodePgDatabase & { $client: PoolClient };
