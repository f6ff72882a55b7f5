import { fillWithDemo } from '../../support/server/demoDirectory.ts';

/** The server that a worker's pages belong to: the product as it is after its first start. */
await fillWithDemo(process.env['DATA_DIR'] ?? '');
await import('../../../server/main.ts');
