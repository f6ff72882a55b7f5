import type { FastifyRequest } from 'fastify';
import { deviceOf } from './device.ts';

/** Where a sign-in comes from. */
export interface Place {
  /** Network address of the caller. */
  address: string;
  userAgent: string | undefined;
}

export const placeOf = ({ ip, headers }: FastifyRequest): Place => ({ address: ip, userAgent: headers['user-agent'] });

/** What the audit log says about it. The network address is personal, and erased with the person. */
export function factsOf({ address, userAgent }: Place): Record<string, string> {
  const { browser, system } = deviceOf(userAgent ?? null);
  return { networkAddress: address, ...(browser && { browser }), ...(system && { system }) };
}
