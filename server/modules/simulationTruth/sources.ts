import { sql } from 'drizzle-orm';
import { truthLimits } from '#contract/simulation/truth';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { type FollowedLink, peopleBefore } from './bursts.ts';
import type { Context, TruthEvent } from './story.ts';

/**
 * Whose links the sources of these events followed about their time, each link read once for a batch. A source is known by a hash that
 * changes every day, so no period is longer than that.
 */
export async function readSources(tx: Tx, events: readonly TruthEvent[]): Promise<Context['peopleOf']> {
  const periods = new Map<string, { from: Date; to: Date }>();
  for (const { kind, sourceHash, at } of events) {
    if (sourceHash === null || kind === 'pixel' || kind === 'report') continue;
    const { from, to } = periods.get(sourceHash) ?? { from: at, to: at };
    periods.set(sourceHash, { from: at < from ? at : from, to: at > to ? at : to });
  }
  const links = new Map<string, FollowedLink[]>();
  for (const { source, ...link } of await readLinks(tx, periods)) {
    const others = links.get(source);
    if (others) others.push(link);
    else links.set(source, [link]);
  }
  return (sourceHash, at) => peopleBefore(links.get(sourceHash) ?? [], at, truthLimits);
}

async function readLinks(tx: Tx, periods: Map<string, { from: Date; to: Date }>): Promise<(FollowedLink & { source: string })[]> {
  if (periods.size === 0) return [];
  const moments = [...periods.values()];
  return rows(
    tx,
    sql`SELECT p.source, e.at, m.user_id AS person
      FROM unnest(${sql.param([...periods.keys()])}::text[], ${sql.param(moments.map(({ from }) => from.toISOString()))}::timestamptz[],
          ${sql.param(moments.map(({ to }) => to.toISOString()))}::timestamptz[]) AS p(source, from_at, to_at)
        JOIN simulation_events e ON e.source_hash = decode(p.source, 'hex') AND e.kind = 'link'
          AND e.at BETWEEN p.from_at - make_interval(secs => ${truthLimits.burst.seconds}) AND p.to_at
        JOIN simulation_messages m ON m.id = e.message_id
      ORDER BY e.at`,
  );
}
