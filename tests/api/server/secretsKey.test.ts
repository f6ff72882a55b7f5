import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSecrets } from '#server/secrets';
import { checkSecretsKey } from '#server/secretsCheck';
import { type BareServer, startBareServer } from '#tests/support/server/bareServer';

let server: BareServer;
beforeAll(async () => {
  server = await startBareServer({}, { withJobs: false });
});
afterAll(() => server?.close());

const says = () => server.logText().includes('SECRETS_KEY is not the key that this database was filled with');

describe('a server whose SECRETS_KEY was lost', () => {
  it('says so in the log at its start; with the same key it says nothing', async () => {
    const { db, secrets, log } = server.services;
    await checkSecretsKey(db, secrets, log);
    expect(says()).toBe(false);
    await checkSecretsKey(db, openSecrets(Buffer.from('another key')), log);
    expect(says()).toBe(true);
  });
});
