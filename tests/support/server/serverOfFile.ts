import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type BareServer, startBareServer } from './bareServer.ts';

interface Options {
  settings?: Record<string, string>;
  withJobs?: boolean;
}

/**
 * One bare server for the tests of a file, with fresh rate limits before each: `begin` takes it, and prepares what the tests share.
 * Returns a query as the owner of the tables.
 */
export function serverOfFile(
  begin: (server: BareServer) => Promise<void> | void,
  { settings = {}, withJobs = true }: Options = {},
) {
  let server: BareServer | undefined;
  const query = (text: string, values: unknown[] = []) => {
    if (!server) throw new Error('the server has not started');
    return server.services.db.pool.query(text, values);
  };
  beforeAll(async () => {
    server = await startBareServer(settings, { withJobs });
    await begin(server);
  });
  beforeEach(async () => {
    await query('DELETE FROM rate_counters');
  });
  afterAll(() => server?.close());
  return query;
}
