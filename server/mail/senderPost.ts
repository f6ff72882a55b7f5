import type { Database } from '../db/database.ts';
import type { Secrets } from '../secrets.ts';
import type { GraphEnv } from './graph/application.ts';
import { openGraphPost } from './graph/post.ts';
import type { Post } from './post.ts';
import type { Sender } from './senders.ts';
import { openSmtpPost } from './smtpPost.ts';

/** The services that a sender needs. */
export interface SenderServices {
  db: Database;
  env: GraphEnv;
  secrets: Secrets;
}

/** The connection of a sender: a mail server, or a mailbox at Microsoft. Throws if something is missing, such as the key of its secrets. */
export const openSenderPost = (services: SenderServices, sender: Sender): Post =>
  sender.kind === 'graph' ? openGraphPost(services, sender) : openSmtpPost(services.env, services.secrets, sender);
