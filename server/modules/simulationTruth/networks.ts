import ipaddr from 'ipaddr.js';
import { type KnownNetwork, knownNetworks } from './knownNetworks.ts';
import { isPicture, type TruthEvent } from './story.ts';

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

const ranges: { label: string; range: Range }[] = knownNetworks.flatMap((network) =>
  network.ranges.map((cidr) => ({ label: network.label, range: ipaddr.parseCIDR(cidr) })),
);
const byLabel = new Map(knownNetworks.map((network) => [network.label, network]));

/** The label of the known network that an address belongs to. Looked up when an event comes, because the address is not kept. */
export function networkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  const found = ranges.find(({ range: [start, bits] }) => parsed.kind() === start.kind() && parsed.match(start, bits));
  return found?.label ?? null;
}

/** The network of an event, where it says something about this kind of event. */
export function networkFor(event: TruthEvent): KnownNetwork | null {
  const network = event.network === null ? undefined : byLabel.get(event.network);
  return !network || (network.scope === 'links' && isPicture(event)) ? null : network;
}
