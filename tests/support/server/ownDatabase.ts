import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A separate database on the PostgreSQL of TEST_DATABASE_URL; without the variable no `url`: the embedded one. */
export async function ownDatabase(): Promise<{ url?: string; drop(): Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return { drop: async () => {} };
  const name = `heed_${randomUUID().replaceAll('-', '')}`;
  const admin = async (text: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(text);
    } finally {
      await client.end();
    }
  };
  await admin(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`DROP DATABASE ${name} WITH (FORCE)`) };
}
