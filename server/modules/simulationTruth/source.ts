import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Secrets } from '../../secrets.ts';

const hashBytes = 16;

/** Where a request came from, as far as it is kept: the network, and a hash that compares addresses within one day. */
export interface Source {
  network: string;
  hash: Buffer;
}

/** The address without its last part: /24 of IPv4, /48 of IPv6. Empty for what is no address. */
export function maskedAddress(address: string): string {
  const plain = address.split('%')[0] ?? '';
  if (!ipaddr.isValid(plain)) return '';
  const parsed = ipaddr.process(plain);
  const bits = parsed.kind() === 'ipv4' ? 24 : 48;
  return `${ipaddr[parsed.kind() === 'ipv4' ? 'IPv4' : 'IPv6'].networkAddressFromCIDR(`${parsed}/${bits}`)}/${bits}`;
}

/**
 * The key of the hash is that of its day (UTC), and kept nowhere: who has the database alone cannot find an address by trying all of
 * them, nor follow one from day to day.
 */
export function sourceOf(secrets: Pick<Secrets, 'mac'>, address: string, at: Date): Source {
  const key = secrets.mac(Buffer.from(at.toISOString().slice(0, 10)), 'simulation source');
  return { network: maskedAddress(address), hash: createHmac('sha256', key).update(address).digest().subarray(0, hashBytes) };
}
