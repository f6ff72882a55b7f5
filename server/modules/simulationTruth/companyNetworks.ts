import ipaddr from 'ipaddr.js';
import { type SQL, sql } from 'drizzle-orm';

/** An address as the database reads it, those of IPv4 within IPv6 as IPv4; null for what is none. */
export function plainAddress(address: string): string | null {
  const plain = address.split('%')[0] ?? '';
  return ipaddr.isValid(plain) ? ipaddr.process(plain).toString() : null;
}

/** The narrowest network of a company that holds an address. For when something comes: the address is not kept. */
export const narrowestNetwork = (companyId: SQL, address: SQL): SQL =>
  sql`(SELECT n.cidr FROM simulation_networks n WHERE n.company_id = ${companyId} AND n.cidr >>= ${address}::inet
    ORDER BY masklen(n.cidr) DESC LIMIT 1)`;

/**
 * Whether a network of a company holds all of the address of an event `e` that is known: what is kept of it, or the network in which it
 * was found when it came. So a network narrower than what is kept holds only what came since it was set.
 */
export const holdsEvent = (cidr: SQL): SQL =>
  sql`(${cidr} >>= e.company_network OR ${cidr} >>= CASE WHEN e.source LIKE '%/%' THEN e.source::cidr END)`;

/** What the company says now of the network of an event `e`, by the narrowest that holds it; null where it said nothing. */
export const classOfCompany: SQL = sql`(SELECT n.class FROM simulation_networks n WHERE n.company_id = e.company_id AND ${holdsEvent(sql`n.cidr`)}
  ORDER BY masklen(n.cidr) DESC LIMIT 1)`;
