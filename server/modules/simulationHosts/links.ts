import { sql } from 'drizzle-orm';
import type { LinksFailure } from '#contract/partners/whiteLabel';
import type { LinkOwner } from '#contract/simulation/preflight';
import { now } from '../../clock.ts';
import { baseUrl, type Env } from '../../env.ts';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { originUnder } from './names.ts';

/** Where the links of simulations lead, and whose name that is. */
export interface Links {
  origin: string;
  /** The name, if it is the domain of a company. */
  domain: string | null;
  of: LinkOwner;
}

/** The company’s own domain, which links reached once and do not now. */
interface LostDomain {
  domain: string;
  failure: LinksFailure | null;
}

interface Row {
  domain: string;
  depth: number;
  isReached: boolean;
  isLost: boolean;
  failure: LinksFailure | null;
}

type LinksEnv = Parameters<typeof originUnder>[0];

/**
 * The links of a company: under its own domain, or that of the nearest company above, as long as they reach this server; else under the
 * name that the operator has for simulations. The name of the panel never carries them, except while mail stays in the outbox. As the
 * owner: it reads domains of companies above.
 */
export async function findLinks(
  tx: Tx,
  env: LinksEnv,
  companyId: string,
  { staysHere }: { staysHere: boolean },
): Promise<{ links: Links | null; lost: LostDomain | null }> {
  const found = await rows<Row>(
    tx,
    sql`SELECT d.domain, above.depth, d.links_since IS NOT NULL AS "isReached", d.links_lost_at IS NOT NULL AS "isLost", d.links_failure AS failure
      FROM (SELECT ${companyId}::uuid AS company_id, 0 AS depth
          UNION ALL SELECT p.ancestor_id, p.depth FROM company_parentage p WHERE p.company_id = ${companyId}) above
        JOIN companies c ON c.id = above.company_id AND c.white_label_page_access AND NOT c.disabled
        JOIN custom_domains d ON d.company_id = c.id AND d.type = 'web' AND d.verified_at IS NOT NULL
      ORDER BY above.depth`,
  );
  const reached = found.find(({ isReached }) => isReached);
  const lost = found.find(({ depth, isLost }) => depth === 0 && isLost) ?? null;
  return { links: reached ? underDomain(env, reached) : withoutDomain(env, staysHere), lost };
}

const underDomain = (env: LinksEnv, { domain, depth }: Row): Links => ({
  origin: originUnder(env, domain),
  domain,
  of: depth === 0 ? 'company' : 'provider',
});

function withoutDomain(env: Pick<Env, 'simulation' | 'publicUrl' | 'host' | 'port'>, staysHere: boolean): Links | null {
  const { url } = env.simulation;
  if (url) return { origin: url, domain: null, of: 'operator' };
  return staysHere ? { origin: baseUrl(env), domain: null, of: 'outbox' } : null;
}

/** Before mails leave: the rounds of these messages have links under the domain, which answers for as long as they count. */
export const noteDomain = (tx: Tx, domain: string, messageIds: readonly string[]) =>
  run(
    tx,
    sql`INSERT INTO simulation_link_hosts (company_id, round_id, host)
      SELECT DISTINCT m.company_id, m.round_id, ${domain} FROM simulation_messages m WHERE m.id = ANY(${sql.param([...messageIds])}::uuid[])
      ON CONFLICT DO NOTHING`,
  );

/** Until when links count that were sent with a domain of a company; null if there are none. */
export async function usedUntil(tx: Tx, companyId: string, domain: string): Promise<Date | null> {
  const [found] = await rows<{ until: Date | null }>(
    tx,
    sql`SELECT heed_links_used_until(${companyId}::uuid, ${domain}, ${now()}::timestamptz) AS until`,
  );
  return found?.until ?? null;
}
