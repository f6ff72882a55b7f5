import { type Env, readEnv } from '#server/env';

/** Settings of a test server with the accounts that all tests share; it writes no log by default. */
export const silentEnv = (dataDir: string, databaseUrl: string | undefined, settings: Record<string, string> = {}): Env =>
  readEnv({
    HEED_DEV: '1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    AUTH_EMULATOR_URL: process.env['TEST_AUTH_EMULATOR_URL'],
    DATABASE_URL: databaseUrl,
    ...settings,
  });
