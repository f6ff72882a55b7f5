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

/** The way out of a company: its mail server, or its mailbox at Microsoft. Throws if what it needs is not there, such as a key that opens its secrets. */
export const openSenderPost = (services: SenderServices, sender: Sender): Post =>
  sender.kind === 'graph' ? openGraphPost(services, sender) : openSmtpPost(services.env, services.secrets, sender);
