import { assignPeople } from '../modules/campaigns/life/assignPeople.ts';
import { tick } from '../modules/campaigns/life/tick.ts';
import { identitySync } from '../identity/sync.ts';
import { deliverMail } from '../mail/deliver.ts';
import type { Post } from '../mail/post.ts';
import type { Services } from '../services.ts';
import type { JobHandlers } from './index.ts';

/**
 * What each kind of job does. What it writes into our database is written in `run`, so that it happens once; what it does
 * elsewhere may be done twice.
 */
export function jobHandlers(services: Services, post: Post): JobHandlers {
  return {
    'mail.deliver': () => deliverMail(services, post),
    'identity.sync': identitySync(services),
    'campaigns.assign': (payloads, run) => assignPeople(services, payloads, run),
    'campaigns.tick': (_payloads, run) => tick(services, run),
  };
}
