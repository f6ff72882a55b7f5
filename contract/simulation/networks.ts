import { z } from 'zod';
import { endpoint, text } from '../kit/endpoint.ts';
import { wrapped } from '../kit/replies.ts';
import { simulationLimits } from './limits.ts';
import { simulationCompany } from './paths.ts';

/**
 * What a company says of a network. `own`: its people sit behind it, so that many at once, or that it is a cloud, speaks for no program.
 * `scanner`: only its programs come from there.
 */
export const networkClasses = ['own', 'scanner'] as const;
export type NetworkClass = (typeof networkClasses)[number];

/** Whether a CIDR holds no more addresses than a company can have. */
export function isNarrowEnough(cidr: string): boolean {
  const { ipv4, ipv6 } = simulationLimits.widestNetwork;
  const bits = Number(cidr.split('/')[1]);
  return bits >= (cidr.includes(':') ? ipv6 : ipv4);
}

/** A network of IPv4 or IPv6 as CIDR; bits behind the prefix are dropped when it is saved. */
export const networkCidr = z.union([z.cidrv4(), z.cidrv6()]).refine(isNarrowEnough, 'The network is too wide');

const network = z.object({ cidr: networkCidr, label: text(), class: z.enum(networkClasses) });
export type SimulationNetwork = z.output<typeof network>;

const path = `${simulationCompany}/settings/networks` as const;
const networks = z.array(network).max(simulationLimits.networks);

export const getSimulationNetworks = endpoint({
  method: 'GET',
  path,
  summary: 'The networks of which the company said what comes from there',
  access: 'simulations:read',
  tx: 'read',
  reply: wrapped(z.object({ networks })),
  errors: [],
});

export const saveSimulationNetworks = endpoint({
  method: 'PUT',
  path,
  summary: 'Saves all of them; messages that something from a changed network touched are judged again by a job',
  access: 'simulations:write',
  tx: 'none',
  body: z.object({ networks }),
  /** `waiting`: how many messages a job has yet to judge again. */
  reply: wrapped(z.object({ networks, waiting: z.number().int() })),
  errors: [],
});
