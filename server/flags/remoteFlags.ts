import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { type FlagName, flagNames, flagsPath, type FlagValues } from '#contract/flags';

/** Evaluation context; taken from the session, never from the request. */
export interface FlagContext {
  targetingKey: string;
  userId: string;
  companyId: string;
  role: string;
  plan: string;
}

const patienceMs = 2000;
const answer = z.object({ flags: z.array(z.object({ key: z.string(), value: z.unknown().optional() })) });

async function ask(service: string, context: FlagContext): Promise<Partial<FlagValues>> {
  const response = await fetch(`${service}${flagsPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ context }),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  const { flags } = answer.parse(await response.json());
  // The service may have flags of other programs; only ours are passed on.
  const usable = flags.filter(({ key, value }) => flagNames.includes(key as FlagName) && typeof value === 'boolean');
  return Object.fromEntries(usable.map(({ key, value }) => [key, value]));
}

/** Evaluates flags with another OFREP service. If it does not answer, local values apply and one warning is logged. */
export function remoteFlags(service: string, log: FastifyBaseLogger): (context: FlagContext) => Promise<Partial<FlagValues>> {
  let isSilent = false;
  return async (context) => {
    try {
      const values = await ask(service, context);
      if (isSilent) log.info('the flag service answers again');
      isSilent = false;
      return values;
    } catch (error) {
      if (!isSilent)
        log.warn({ reason: (error as Error).message }, 'the flag service does not answer; its flags have their defaults');
      isSilent = true;
      return {};
    }
  };
}
