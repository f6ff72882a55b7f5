import { sql } from 'drizzle-orm';
import type { EventKind } from '#contract/simulation/truth';
import { machineTime, now } from '../../clock.ts';
import { rows } from '../../db/rows.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import type { Services } from '../../services.ts';
import { narrowestNetwork, plainAddress } from './companyNetworks.ts';
import { networkOf } from './networks.ts';
import type { RequestFacts } from './requestFacts.ts';
import { type Source, sourceOf } from './source.ts';
import { type Flow, Window } from './window.ts';

/** How long an event waits for others. */
const gatherMs = 50;
/** Rows of one statement. */
const mostRows = 5000;

/** What touched a message, as the pages tell it. */
export interface Touch extends RequestFacts {
  messageId: string;
  kind: EventKind;
  address: string;
  /** Of `seen`. */
  seconds?: number;
  isLate: boolean;
}

interface Waiting {
  touch: Touch;
  at: Date;
  source: Source;
  /** The flow that counts it, if it gets no row of its own. */
  flow: Flow | null;
  done: () => void;
  failed: (error: unknown) => void;
}

/** A row to write. `n` above 1 counts several events. */
interface Row extends Pick<Waiting, 'touch' | 'at' | 'source'> {
  n: number;
}

interface Intake {
  /** Ends when the event is stored, and fails if it is not. */
  record(touch: Touch): Promise<void>;
}

/**
 * Takes the events of all pages: those of a twentieth of a second are written by one statement, so that a mail that a thousand people open at
 * nine costs no thousand transactions. One statement runs at a time; what comes meanwhile is the next one.
 */
export function openIntake({ db, secrets, log }: Pick<Services, 'db' | 'secrets' | 'log'>): Intake {
  const window = new Window();
  const waiting: Waiting[] = [];
  let isRunning = false;

  async function write(): Promise<void> {
    const batch = waiting.splice(0, mostRows);
    try {
      // Only what is committed is counted on.
      for (const [flow, rowId] of await ownerTx(db, (tx) => store(tx, batch))) flow.rowId = rowId;
      for (const { done } of batch) done();
    } catch (error) {
      log.warn({ events: batch.length }, 'events of simulations were lost');
      for (const { failed } of batch) failed(error);
    }
  }

  async function run(): Promise<void> {
    isRunning = true;
    await new Promise((resolve) => setTimeout(resolve, gatherMs));
    while (waiting.length > 0) await write();
    isRunning = false;
  }

  return {
    record: (touch) =>
      new Promise((done, failed) => {
        const at = now();
        const source = sourceOf(secrets, touch.address, at);
        const hash = source.hash.toString('base64');
        const flow = window.note(hash, `${touch.messageId} ${touch.kind} ${hash}`, machineTime().getTime());
        waiting.push({ touch, at, source, flow, done, failed });
        if (!isRunning) void run();
      }),
  };
}

/** Writes rows for new events and flows, and adds to the rows of known flows. Returns the rows of new flows. */
function store(tx: Tx, batch: readonly Waiting[]): Promise<[Flow, string][]> {
  const added = new Map<string, number>();
  const fresh = new Map<Flow, Row>();
  const single: Row[] = [];
  for (const { touch, at, source, flow } of batch) {
    const known = flow?.rowId;
    const counted = flow && fresh.get(flow);
    if (known) added.set(known, (added.get(known) ?? 0) + 1);
    else if (counted) counted.n += 1;
    else if (flow) fresh.set(flow, { touch, at, source, n: 1 });
    else single.push({ touch, at, source, n: 1 });
  }
  return insert(tx, single, fresh, added);
}

/**
 * One statement, as the owner: the events of a batch belong to many companies. A message that was deleted in between gets none.
 */
async function insert(
  tx: Tx,
  single: readonly Row[],
  fresh: ReadonlyMap<Flow, Row>,
  added: ReadonlyMap<string, number>,
): Promise<[Flow, string][]> {
  const all = [...single, ...fresh.values()];
  const column = <Value>(of: (row: Row) => Value) => sql.param(all.map(of));
  const stored = await rows<{ id: string }>(
    tx,
    sql`WITH counted AS (
        UPDATE simulation_events e SET n = e.n + a.n
          FROM unnest(${sql.param([...added.keys()])}::bigint[], ${sql.param([...added.values()])}::int[]) AS a(id, n)
          WHERE e.id = a.id
      ), given AS (
        SELECT g.*, m.company_id, ${narrowestNetwork(sql`m.company_id`, sql`g.address`)} AS company_network FROM unnest(
          ${column(({ touch }) => touch.messageId)}::uuid[], ${column(({ touch }) => touch.kind)}::text[],
          ${column(({ touch }) => touch.method)}::text[], ${column(({ at }) => at)}::timestamptz[], ${column(({ n }) => n)}::int[],
          ${column(({ touch }) => networkOf(touch.address))}::text[], ${column(({ source }) => source.network)}::text[],
          ${column(({ touch }) => plainAddress(touch.address))}::text[],
          ${column(({ source }) => source.hash)}::bytea[], ${column(({ touch }) => touch.agent)}::text[],
          ${column(({ touch }) => touch.signals)}::smallint[], ${column(({ touch }) => touch.seconds ?? null)}::smallint[],
          ${column(({ touch }) => touch.isLate)}::boolean[]
        ) WITH ORDINALITY AS g(message_id, kind, method, at, n, network, source, address, source_hash, agent, signals, seconds, is_late, place)
        JOIN simulation_messages m ON m.id = g.message_id
        FOR KEY SHARE OF m
      ), stored AS (
        INSERT INTO simulation_events
            (company_id, message_id, kind, method, at, n, network, source, company_network, source_hash, agent, signals, seconds, is_late)
          SELECT company_id, message_id, kind, method, at, n, network, source, company_network, source_hash, agent, signals, seconds, is_late
            FROM given ORDER BY place
          RETURNING id
      )
      SELECT id::text FROM stored ORDER BY stored.id`,
  );
  // Ids rise in the order of the rows. Without those of a deleted message nobody knows which is which: each flow gets a new row.
  if (stored.length !== all.length) return [];
  return [...fresh.keys()].flatMap((flow, place) => {
    const id = stored[single.length + place]?.id;
    return id === undefined ? [] : [[flow, id] as [Flow, string]];
  });
}
