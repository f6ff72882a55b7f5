import { randomUUID } from 'node:crypto';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { judgeFailure } from '../../mail/failure.ts';
import { standardLook } from '../../mail/looks.ts';
import type { Post } from '../../mail/post.ts';
import { renderMail } from '../../mail/render.ts';
import { openSenderPost } from '../../mail/senderPost.ts';
import type { Sender } from '../../mail/senders.ts';
import type { Services } from '../../services.ts';
import { graphTest, senderTest } from './mails.ts';

/** The words of a test mail, and the refusal if it is not taken, by the kind of sender. */
const testOf = (sender: Sender) =>
  sender.kind === 'graph'
    ? { kind: graphTest, about: { mailbox: sender.fromEmail }, refusal: { code: 'graph_refused', fields: [] } as const }
    : { kind: senderTest, about: { host: sender.host }, refusal: { code: 'mail_sender_refused', fields: ['host'] } as const };

/** Sends the caller a test mail. Refuses with mail_sender_refused or graph_refused, and the answer of the server. */
export async function sendTestMail(
  services: Pick<Services, 'db' | 'env' | 'secrets'>,
  actor: Actor,
  sender: Sender,
): Promise<void> {
  const { kind, about, refusal } = testOf(sender);
  const params: Record<string, string> = { ...(actor.name && { name: actor.name }), ...about };
  const mail = renderMail({ kind, lang: actor.companyLang, params, link: undefined, look: standardLook(services.env) });
  let post: Post | undefined;
  try {
    post = openSenderPost(services, sender);
    await post.send({ id: randomUUID(), to: actor.email, ...mail }, () => Promise.resolve());
  } catch (error) {
    const { detail } = judgeFailure(error).failure;
    throw new Refusal(refusal.code, { cause: error, fields: [...refusal.fields], ...(detail && { info: detail }) });
  } finally {
    post?.close();
  }
}
