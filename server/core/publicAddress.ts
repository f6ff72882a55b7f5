import dns from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The range of IPv6 that is in use on the internet. The others are unassigned, or map addresses of another kind. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public addresses of the internet: not of this machine, of a private network, or of a cloud's metadata service. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(globalIpv6));
}

export const isLoopback = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

type IsAllowed = (address: string) => boolean;

/** What was to be connected to is not at an address that is allowed. For the log. */
export class NotPublic extends Error {
  constructor(what: string) {
    super(`${what} is not public`);
  }
}

/** Whether a host, as a URL has it, is an address that is not allowed. Sockets look only names up. */
export function isRefusedAddress(host: string, isAllowed: IsAllowed): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  return isIP(address) !== 0 && !isAllowed(address);
}

/**
 * DNS look-up for a socket that returns allowed addresses only. No connection to the others is tried, so timing does not reveal which of them
 * exist.
 */
export const lookUpAmong =
  (isAllowed: IsAllowed): LookupFunction =>
  (name, options, done) => {
    dns.lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const allowed = found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) return done(new NotPublic(`the address of ${name}`), []);
      return options.all ? done(null, allowed) : done(null, first.address, first.family);
    });
  };
