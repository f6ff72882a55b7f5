import { sql } from 'drizzle-orm';
import { truthLimits } from '#contract/simulation/truth';
import { now } from '../../clock.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { rows, run as execute } from '../../db/rows.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import type { RunTx } from '../../jobs/job.ts';
import type { Services } from '../../services.ts';
import { countEvents } from './figures.ts';
import { judge } from './judge.ts';
import type { Judgement } from './rules.ts';
import { readSources } from './sources.ts';
import type { TruthEvent, TruthMessage } from './story.ts';
import { lockReady } from './waiting.ts';

interface StoredEvent extends TruthEvent {
  id: string;
  isLate: boolean;
  class: Judgement['class'] | null;
  rule: string | null;
}

/** Handles the job `judgeSimulations`, in batches with a transaction each. */
export async function judgeDue({ db }: Pick<Services, 'db'>, run: RunTx = (work) => ownerTx(db, work)): Promise<void> {
  while ((await run(judgeBatch)) > 0);
}

/** Judges all events of these messages again: an event can change what those before it were. Returns the number of messages. */
async function judgeBatch(tx: Tx): Promise<number> {
  await allowLongStatements(tx);
  const ids = await lockReady(tx, now());
  if (ids.length === 0) return 0;
  const stories = await readStories(tx, ids);
  const peopleOf = await readSources(
    tx,
    stories.flatMap(({ events }) => events),
  );
  const changed = stories.flatMap(({ message, events }) => {
    const judgements = judge(message, events, { limits: truthLimits, peopleOf });
    return events.flatMap((event, index) => {
      const found = judgements[index];
      return found && !isErased(event) && (found.class !== event.class || found.rule !== event.rule)
        ? [{ id: event.id, ...found }]
        : [];
    });
  });
  await write(tx, changed);
  await countEvents(
    tx,
    stories.filter(hasNews).map(({ id }) => id),
  );
  return ids.length;
}

/**
 * Whether something waits that counts. A late event alone changes no figure, and the events behind the figures of an old message may have
 * been deleted meanwhile (`forgetEvents.ts`): counted again, they would be lost.
 */
const hasNews = ({ events }: StoredStory) => events.some((event) => event.class === null && !event.isLate);

/** What it came from was erased after its time: it keeps its class. */
const isErased = (event: StoredEvent) => event.class !== null && event.kind !== 'report' && event.sourceHash === null;

interface StoredStory {
  id: string;
  message: TruthMessage;
  events: StoredEvent[];
}

async function readStories(tx: Tx, ids: readonly string[]): Promise<StoredStory[]> {
  const found = await rows<StoredEvent & TruthMessage & { messageId: string }>(
    tx,
    sql`SELECT e.id, e.message_id AS "messageId", e.kind, e.method, e.at, e.agent, e.signals, e.network,
        encode(e.source_hash, 'hex') AS "sourceHash", e.seconds, e.class, e.rule, e.is_late AS "isLate", coalesce(m.sent_at, m.due_at) AS "sentAt",
        m.reported_at AS "reportedAt"
      FROM simulation_events e JOIN simulation_messages m ON m.id = e.message_id
      WHERE e.message_id = ANY(${sql.param([...ids])}::uuid[]) ORDER BY e.message_id, e.at, e.id`,
  );
  const stories = new Map<string, StoredStory>();
  for (const { messageId, sentAt, reportedAt, ...event } of found) {
    const known = stories.get(messageId);
    if (known) known.events.push(event);
    else stories.set(messageId, { id: messageId, message: { sentAt, reportedAt }, events: [event] });
  }
  return [...stories.values()];
}

async function write(tx: Tx, changed: readonly ({ id: string } & Judgement)[]): Promise<void> {
  if (changed.length === 0) return;
  const column = (of: (one: { id: string } & Judgement) => string) => sql.param(changed.map(of));
  await execute(
    tx,
    sql`UPDATE simulation_events e SET class = v.class, rule = v.rule
      FROM unnest(${column(({ id }) => id)}::bigint[], ${column((one) => one.class)}::text[], ${column(({ rule }) => rule)}::text[]) AS v(id, class, rule)
      WHERE e.id = v.id`,
  );
}
