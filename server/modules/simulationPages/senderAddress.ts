import { minuteMs } from '#contract/kit/durations';
import { ownerTx } from '../../db/tx.ts';
import type { Services } from '../../services.ts';
import { addressOf, findWay } from '../simulations/public.ts';
import type { Message } from './findMessage.ts';
import { memoryOf } from './memory.ts';

const keptMs = minuteMs;
const mostKept = 100;

/**
 * Finds the address from which a message seems to come: with the domain that its campaign chose, else that of the company’s sender now,
 * because mails keep none. Null while there is no sender.
 */
export function addressFinder({ db, env }: Pick<Services, 'db' | 'env'>) {
  const ways = memoryOf<Awaited<ReturnType<typeof findWay>>>(mostKept, keptMs);
  return async ({ companyId, fromDomain }: Message, senderLocal: string): Promise<string | null> => {
    if (fromDomain !== null) return `${senderLocal}@${fromDomain}`;
    const way = await ways(companyId, () => ownerTx(db, (tx) => findWay(tx, env, companyId, null)));
    return way && addressOf(way, senderLocal);
  };
}
