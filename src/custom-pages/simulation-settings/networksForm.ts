import { z } from 'zod';
import { textLimits } from '#contract/kit/limits';
import { isNarrowEnough, networkCidr, networkClasses, type SimulationNetwork } from '#contract/simulation/networks';

/** A single address is the network of itself. */
function toCidr(typed: string): string {
  const text = typed.trim();
  if (text === '' || text.includes('/')) return text;
  return `${text}/${text.includes(':') ? 128 : 32}`;
}

/** Messages are locale keys. */
const row = z.object({
  cidr: z.string().superRefine((typed, context) => {
    const cidr = toCidr(typed);
    if (networkCidr.safeParse(cidr).success) return;
    const isWide = cidr.includes('/') && !isNarrowEnough(cidr) && /\/\d{1,3}$/.test(cidr);
    context.addIssue({ code: 'custom', message: `simulation.networks.${isWide ? 'tooWide' : 'noNetwork'}` });
  }),
  label: z.string().trim().min(1, 'simulation.networks.labelNeeded').max(textLimits.textMax),
  class: z.enum(networkClasses),
});

export const networksSchema = z.object({
  networks: z.array(row).superRefine((rows, context) => {
    const seen = new Set<string>();
    for (const [index, { cidr }] of rows.entries()) {
      if (seen.has(toCidr(cidr))) context.addIssue({ code: 'custom', path: [index, 'cidr'], message: 'simulation.networks.twice' });
      seen.add(toCidr(cidr));
    }
  }),
});
export type NetworksForm = z.input<typeof networksSchema>;

export const toRequest = ({ networks }: NetworksForm): { networks: SimulationNetwork[] } => ({
  networks: networks.map((network) => ({ ...network, cidr: toCidr(network.cidr) })),
});
