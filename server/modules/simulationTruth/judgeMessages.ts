import { sql } from 'drizzle-orm';
import { type EventClass, type EventRule, truthLimits } from '#contract/simulation/truth';
import { rows, run as execute } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { classOfCompany } from './companyNetworks.ts';
import { countEvents } from './figures.ts';
import { judge } from './judge.ts';
import { covers } from './review/covers.ts';
import type { Judgement } from './rules.ts';
import { readSources } from './sources.ts';
import type { TruthEvent, TruthMessage } from './story.ts';

interface StoredEvent extends TruthEvent {
  id: string;
  isLate: boolean;
  class: EventClass | null;
  rule: EventRule | null;
  verdictId: string | null;
  /** What the rules had said, where a verdict took their place. */
  ruledClass: EventClass | null;
  ruledRule: Judgement['rule'] | null;
  /** Those in force that are about it, newest first. */
  verdicts: readonly { id: string; class: EventClass; onlyClass: EventClass | null }[];
}

export interface StoredStory {
  id: string;
  message: TruthMessage;
  events: StoredEvent[];
}

interface Found extends Pick<StoredEvent, 'verdictId' | 'ruledClass' | 'ruledRule'> {
  class: EventClass;
  rule: EventRule;
}

/** Judges all events of these messages again: an event can change what those before it were. Counts those of which `counts` is true. */
export async function judgeMessages(
  tx: Tx,
  ids: readonly string[],
  { isDue, counts }: { isDue: (event: StoredEvent) => boolean; counts: (story: StoredStory) => boolean },
): Promise<void> {
  const stories = await readStories(tx, ids);
  const peopleOf = await readSources(
    tx,
    stories.flatMap(({ events }) => events),
  );
  const changed = stories.flatMap(({ message, events }) => {
    const judgements = judge(message, events, { limits: truthLimits, peopleOf });
    return events.flatMap((event, index) => {
      const ruled = ruledBefore(event) ?? judgements[index];
      const found = ruled && heeding(event, ruled);
      return found && isDue(event) && differs(found, event) ? [{ id: event.id, ...found }] : [];
    });
  });
  await write(tx, changed);
  await countEvents(
    tx,
    stories.filter(counts).map(({ id }) => id),
  );
}

/** What it came from was erased after its time: the rules say for good what they said then. */
function ruledBefore(event: StoredEvent): Judgement | null {
  if (event.kind === 'report' || event.sourceHash !== null) return null;
  if (event.ruledClass !== null && event.ruledRule !== null) return { class: event.ruledClass, rule: event.ruledRule };
  return event.class !== null && event.rule !== null && event.rule !== 'verdict' ? { class: event.class, rule: event.rule } : null;
}

/** The newest verdict about an event counts, without one the rules. */
function heeding({ verdicts }: StoredEvent, ruled: Judgement): Found {
  const verdict = verdicts.find(({ onlyClass }) => onlyClass === null || onlyClass === ruled.class);
  if (!verdict) return { ...ruled, verdictId: null, ruledClass: null, ruledRule: null };
  return { class: verdict.class, rule: 'verdict', verdictId: verdict.id, ruledClass: ruled.class, ruledRule: ruled.rule };
}

const compared = ['class', 'rule', 'verdictId', 'ruledClass', 'ruledRule'] as const;
const differs = (found: Found, event: StoredEvent) => compared.some((name) => found[name] !== event[name]);

async function readStories(tx: Tx, ids: readonly string[]): Promise<StoredStory[]> {
  const found = await rows<StoredEvent & TruthMessage & { messageId: string }>(
    tx,
    sql`SELECT e.id, e.message_id AS "messageId", e.kind, e.method, e.at, e.agent, e.signals, e.network, ${classOfCompany} AS "companySays",
        encode(e.source_hash, 'hex') AS "sourceHash", e.seconds, e.class, e.rule, e.is_late AS "isLate", coalesce(m.sent_at, m.due_at) AS "sentAt",
        m.reported_at AS "reportedAt", e.verdict_id AS "verdictId", e.ruled_class AS "ruledClass", e.ruled_rule AS "ruledRule",
        coalesce((SELECT jsonb_agg(jsonb_build_object('id', d.id, 'class', d.class, 'onlyClass', d.only_class) ORDER BY d.number DESC)
          FROM simulation_verdicts d WHERE d.company_id = m.company_id AND d.campaign_id = m.campaign_id AND d.undone_at IS NULL
            AND (${covers} OR (e.source_hash IS NULL AND d.id = e.verdict_id))), '[]') AS verdicts
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

async function write(tx: Tx, changed: readonly ({ id: string } & Found)[]): Promise<void> {
  if (changed.length === 0) return;
  const column = (of: (one: { id: string } & Found) => string | null) => sql.param(changed.map(of));
  await execute(
    tx,
    sql`UPDATE simulation_events e SET class = v.class, rule = v.rule, verdict_id = v.verdict_id, ruled_class = v.ruled_class, ruled_rule = v.ruled_rule
      FROM unnest(${column(({ id }) => id)}::bigint[], ${column((one) => one.class)}::text[], ${column(({ rule }) => rule)}::text[],
        ${column(({ verdictId }) => verdictId)}::uuid[], ${column(({ ruledClass }) => ruledClass)}::text[],
        ${column(({ ruledRule }) => ruledRule)}::text[]) AS v(id, class, rule, verdict_id, ruled_class, ruled_rule)
      WHERE e.id = v.id`,
  );
}
