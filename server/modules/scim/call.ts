import type { Actor } from '../../core/actor.ts';
import type { Tx } from '../../db/tx.ts';
import type { Services } from '../../services.ts';
import { ScimError } from './scimError.ts';

/** A call of a directory, in its transaction. The actor is the directory: it stands for no person. */
export interface ScimCall {
  tx: Tx;
  actor: Actor;
  tokenId: string;
  services: Services;
}

/** Without the plan a directory can still take access away, but nothing else. */
export const isPaid = ({ plan }: Actor): boolean => plan === 'trial' || plan === 'boost';

export function requirePaid(actor: Actor): void {
  if (!isPaid(actor)) throw new ScimError(403, 'The plan of the company no longer includes provisioning: only deactivations go on');
}
