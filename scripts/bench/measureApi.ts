import autocannon from 'autocannon';
import { demoPassword } from '../../server/demo/accounts.ts';
import { say } from '../lib/say.mjs';
import { type ApiCase, bulkCases, listCases } from './apiCases.ts';
import { type ApiClient, signIn } from './apiClient.ts';
import { adminOf, type Kind, openBenchDatabase, seed } from './databases.ts';
import { type Figure, ofLatencies, percentile } from './figures.ts';
import { startHeed } from './heedProcess.ts';
import type { BenchOptions } from './options.ts';
import { customerCases } from './customerCases.ts';
import { exerciseCases } from './exerciseCases.ts';
import { measureLearners } from './learnerCourse.ts';
import { reportCases } from './reportCases.ts';
import { yearCases } from './yearCases.ts';
import { simulationCases } from './simulationCases.ts';
import { measureEvents } from './simulationEvents.ts';

const connections = 16;
const warmUpSeconds = 1;
const bulkRuns = 6;
/** How often each of several requests is made if there is time, so that each has times of its own; it may take so much longer. */
const rounds = 20;
const longer = 4;
/** Events of simulations come for so many times as long: two minutes by default. */
const eventsLonger = 24;

interface ApiBench extends Pick<BenchOptions, 'users' | 'seconds' | 'campaigns' | 'customers'> {
  kind: Kind;
  folder: string;
}

/**
 * Response times of the calls of people lists and reports, for companies of several sizes in one database. PGlite has one
 * connection, so one client makes one call at a time; PostgreSQL gets 16 at once.
 */
export async function measureApi({ kind, folder, users, seconds, campaigns, customers }: ApiBench): Promise<Figure[]> {
  const database = await openBenchDatabase(kind, folder);
  const benchToken = crypto.randomUUID();
  const figures: Figure[] = [];
  try {
    for (const size of users) await seed(database.settings, { users: size, campaigns, customers });
    const heed = await startHeed({ ...database.settings, HEED_BENCH_TOKEN: benchToken, TRUST_PROXY: '127.0.0.1' });
    try {
      for (const size of users) {
        say(`Measuring ${kind} with ${size.toLocaleString('en')} people …`);
        const api = await signIn(heed.url, adminOf(size), demoPassword, benchToken);
        const atOnce = kind === 'pglite' ? 1 : connections;
        const learners = { api, base: heed.url, dataDir: database.settings['DATA_DIR'] ?? '', benchToken, atOnce };
        figures.push(...(await measureLearners({ ...learners, ...namesOf(kind, size) })));
        if (campaigns > 0)
          figures.push(...(await measureEvents({ ...learners, ...namesOf(kind, size), seconds: seconds * eventsLonger })));
        figures.push(
          ...(await measureCompany(api, {
            kind,
            size,
            seconds,
            campaigns,
            customers,
            processorMs: { cpu: heed.processorMs, dbcpu: database.processorMs },
          })),
        );
      }
      figures.push({ id: `${kind}.memory`, what: `${kind}: server's memory at its highest`, unit: 'MiB', value: heed.peakMiB() });
    } finally {
      await heed.stop();
    }
  } finally {
    await database.stop();
  }
  return figures;
}

const namesOf = (kind: Kind, size: number) => ({
  name: (id: string) => `${kind}.${size}.${id}`,
  label: (what: string) => `${kind}, ${size.toLocaleString('en')}: ${what}`,
});

interface Company {
  kind: Kind;
  size: number;
  seconds: number;
  campaigns: number;
  customers: number;
  /** Processor time so far: of the server, and of a separate database. */
  processorMs: Record<'cpu' | 'dbcpu', () => number>;
}

async function measureCompany(
  api: ApiClient,
  { kind, size, seconds, campaigns, customers, processorMs }: Company,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const { name, label } = namesOf(kind, size);
  const reports =
    campaigns > 0
      ? [...(await reportCases(api)), ...(await exerciseCases(api)), ...(await simulationCases(api)), ...(await yearCases(api))]
      : [];
  const partner = customers > 0 ? await customerCases(api) : [];
  for (const one of [...(await listCases(api)), ...reports, ...partner]) {
    const measure = kind === 'pglite' || one.isAskedInTurn ? inTurn : together;
    await measure(api, one, warmUpSeconds);
    const before = { cpu: processorMs.cpu(), dbcpu: processorMs.dbcpu() };
    const { latencies, rate, slowest } = await measure(api, one, seconds);
    figures.push({ id: `${name(one.id)}.rate`, what: label(one.what), unit: 'requests/s', value: rate });
    figures.push(...ofLatencies(name(one.id), label(one.what), latencies));
    if (slowest)
      figures.push({ id: `${name(one.id)}.slowest`, what: label(`${one.what}: ${slowest.path}`), unit: 'ms', value: slowest.p95 });
    for (const part of ['cpu', 'dbcpu'] as const) {
      const value = (processorMs[part]() - before[part]) / latencies.length;
      if (value > 0) figures.push({ id: `${name(one.id)}.${part}`, what: label(one.what), unit: 'ms', value });
    }
  }
  for (const one of await bulkCases(api)) {
    const latencies: number[] = [];
    for (let run = 0; run < bulkRuns; run += 1) {
      const start = performance.now();
      await one.change(run % 2 === 0);
      latencies.push(performance.now() - start);
    }
    figures.push(...ofLatencies(name(one.id), label(one.what), latencies).filter(({ id }) => !id.endsWith('p99')));
  }
  return figures;
}

interface Measured {
  latencies: number[];
  /** Requests a second. */
  rate: number;
  /** Of several requests that are made in turn. */
  slowest?: { path: string; p95: number };
}

async function inTurn(api: ApiClient, { method, requests, isReadToFirstRow }: ApiCase, seconds: number): Promise<Measured> {
  const timesOf = requests.map((): number[] => []);
  const begin = performance.now();
  const isOver = (n: number) => {
    const isEnough = requests.length === 1 || seconds <= warmUpSeconds || n >= requests.length * rounds;
    return performance.now() >= begin + seconds * 1000 * (isEnough ? 1 : longer);
  };
  for (let n = 0; !isOver(n); n += 1) {
    const { path, body } = requests[n % requests.length] ?? { path: '/' };
    const start = performance.now();
    const reply = await fetch(api.url(path), { method, headers: api.headers, ...(body && { body: JSON.stringify(body) }) });
    await (isReadToFirstRow ? readFirstRow(reply) : reply.arrayBuffer());
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
    timesOf[n % requests.length]?.push(performance.now() - start);
  }
  const latencies = timesOf.flat();
  const rate = (latencies.length * 1000) / (performance.now() - begin);
  const [slowest] = requests
    .map(({ path, body }, i) => ({
      path: body ? JSON.stringify(body) : path.replace(/^[^?]*/, ''),
      p95: percentile(timesOf[i] ?? [], 0.95),
    }))
    .sort((a, b) => b.p95 - a.p95);
  return { latencies, rate, ...(requests.length > 1 && slowest && { slowest }) };
}

/** Reads a CSV file until the row after its head is complete. */
async function readFirstRow({ body }: Response): Promise<void> {
  const reader = body?.getReader();
  let lines = 0;
  while (reader && lines < 2) {
    const { done, value } = await reader.read();
    if (done) return;
    lines += value.filter((byte) => byte === 10).length;
  }
  await reader?.cancel();
}

async function together(api: ApiClient, { id, method, requests: cases }: ApiCase, duration: number): Promise<Measured> {
  const latencies: number[] = [];
  const address = (path: string) => new URL(api.url(path));
  const requests = cases.map(({ path, body }) => ({
    method,
    path: `${address(path).pathname}${address(path).search}`,
    headers: api.headers,
    body: body ? JSON.stringify(body) : '',
  }));
  const run = autocannon({ url: address('/').origin, connections, duration, requests });
  run.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  const { requests: done, non2xx, errors, timeouts } = await run;
  if (non2xx + errors + timeouts > 0) throw new Error(`${id}: ${non2xx} refused, ${errors} errors, ${timeouts} without an answer`);
  return { latencies, rate: done.total / duration };
}
