/** Each worker has a server of its own. */
const port = Number(process.env['E2E_PORT']) + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** Where the server of this worker's pages listens; chosen once by the configuration. */
export const origin = `http://127.0.0.1:${port}`;

/** Origin of a server that a test starts and stops itself. */
export const ownServer = { port: port + 2000, origin: `http://127.0.0.1:${port + 2000}` } as const;
