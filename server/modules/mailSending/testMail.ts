import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { judgeFailure } from '../../mail/failure.ts';
import { standardLook } from '../../mail/looks.ts';
import { renderMail } from '../../mail/render.ts';
import { openSenderPost } from '../../mail/senderPost.ts';
import type { Sender } from '../../mail/senders.ts';
import type { Services } from '../../services.ts';
import { senderTest } from './mails.ts';

/** Sends the caller a test mail. Refuses with mail_sender_refused and what the mail server said. */
export async function sendTestMail(
  { env, secrets }: Pick<Services, 'env' | 'secrets'>,
  actor: Actor,
  sender: Sender,
): Promise<void> {
  const post = openSenderPost(env, secrets, sender);
  const params = { ...(actor.name && { name: actor.name }), host: sender.host };
  const mail = renderMail({ kind: senderTest, lang: actor.companyLang, params, link: undefined, look: standardLook(env) });
  try {
    await post.send({ to: actor.email, ...mail }, () => Promise.resolve());
  } catch (error) {
    const { detail } = judgeFailure(error).failure;
    throw new Refusal('mail_sender_refused', { cause: error, fields: ['host'], ...(detail && { info: detail }) });
  } finally {
    post.close();
  }
}
