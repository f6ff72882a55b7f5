import ipaddr from 'ipaddr.js';
import { sql } from 'drizzle-orm';
import { networkCidr, type SimulationNetwork } from '#contract/simulation/networks';
import { audit } from '../../../audit.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { rows, run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { holdsEvent, judgeCompanyAgain } from '../../simulationTruth/public.ts';

/** The networks of a company, in the order of their addresses. */
export const readNetworks = (tx: Tx, companyId: string): Promise<SimulationNetwork[]> =>
  rows<SimulationNetwork>(
    tx,
    sql`SELECT cidr::text AS cidr, label, class FROM simulation_networks WHERE company_id = ${companyId} ORDER BY simulation_networks.cidr`,
  );

/**
 * As the owner, because events are judged again: those of a network that is new, that is none any more, or of which the company says
 * something else now. Returns the number of messages that wait for it. Refuses a network that is twice in it, with its row.
 */
export async function saveNetworks(tx: Tx, actor: Actor, body: readonly SimulationNetwork[]): Promise<number> {
  const { companyId } = actor;
  const label = await lockCompany(tx, actor);
  const after = normalised(body);
  const before = await readNetworks(tx, companyId);
  const saidBefore = new Map(before.map((network) => [network.cidr, network.class]));
  const saidAfter = new Map(after.map((network) => [network.cidr, network.class]));
  const changed = [...new Set([...saidBefore.keys(), ...saidAfter.keys()])].filter(
    (cidr) => saidBefore.get(cidr) !== saidAfter.get(cidr),
  );
  const write = () => store(tx, companyId, after);
  const which = sql`EXISTS (SELECT FROM unnest(${sql.param(changed)}::cidr[]) AS c(cidr) WHERE ${holdsEvent(sql`c.cidr`)})`;
  const waiting = changed.length > 0 ? await judgeCompanyAgain(tx, companyId, which, write) : 0;
  if (changed.length === 0) await write();
  const [was, is] = [inWords(before), inWords(await readNetworks(tx, companyId))];
  if (was.join() !== is.join())
    await audit(tx, actor, {
      action: 'simulations.settingsSaved',
      subject: { type: 'company', id: companyId, label },
      before: { networks: was },
      after: { networks: is },
    });
  return waiting;
}

/** What comes from IPv4 within IPv6 is looked for as IPv4, so its networks are kept as that. */
function plainNetwork(cidr: string): string {
  const [address, bits] = ipaddr.parseCIDR(cidr);
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? `${address.toIPv4Address()}/${bits - 96}` : cidr;
}

/** Without bits behind the prefix, which mean nothing. */
function normalised(body: readonly SimulationNetwork[]): SimulationNetwork[] {
  const seen = new Set<string>();
  return body.map((network, index) => {
    const refuse = (description: string) => new Refusal('validation_failed', { description, fields: [`networks.${index}.cidr`] });
    const plain = plainNetwork(network.cidr);
    if (!networkCidr.safeParse(plain).success) throw refuse(`${network.cidr} is too wide`);
    const [address, bits] = ipaddr.parseCIDR(plain);
    const kind = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
    const cidr = `${kind.networkAddressFromCIDR(plain)}/${bits}`;
    if (seen.has(cidr)) throw refuse(`${cidr} is there twice`);
    seen.add(cidr);
    return { ...network, cidr };
  });
}

async function store(tx: Tx, companyId: string, networks: readonly SimulationNetwork[]): Promise<void> {
  const column = (name: keyof SimulationNetwork) => sql.param(networks.map((network) => network[name]));
  await run(tx, sql`DELETE FROM simulation_networks WHERE company_id = ${companyId}`);
  await run(
    tx,
    sql`INSERT INTO simulation_networks (company_id, cidr, label, class)
      SELECT ${companyId}, n.* FROM unnest(${column('cidr')}::cidr[], ${column('label')}::text[], ${column('class')}::text[]) AS n`,
  );
}

/** One line each, for the audit log. */
const inWords = (networks: readonly SimulationNetwork[]) =>
  networks.map(({ cidr, label, class: said }) => `${cidr} ${said} (${label})`);
