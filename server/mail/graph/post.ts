import MailComposer from 'nodemailer/lib/mail-composer';
import { outsideFetch } from '../../core/outsideFetch.ts';
import type { Database } from '../../db/database.ts';
import type { Secrets } from '../../secrets.ts';
import { messageOf, type OutgoingMail } from '../outgoingMail.ts';
import type { Post } from '../post.ts';
import type { GraphSender } from '../senders.ts';
import { graphApplication, type GraphEnv, graphReach } from './application.ts';
import { failureIn, graphFailure, tokenFailure } from './failure.ts';
import { senderContext, storeSenderTokens } from './senderTokens.ts';
import { openAccess } from './tokens.ts';

interface Content {
  type: string;
  text: string;
}

async function sendMail(env: GraphEnv, token: string, { type, text }: Content): Promise<Response> {
  const { graphUrl } = graphApplication(env);
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const request = { method: 'POST', headers, body: text };
  return outsideFetch(new URL(`${graphUrl}/v1.0/me/sendMail`), request, graphReach(env)).catch((cause: unknown) => {
    throw graphFailure('', cause);
  });
}

const recipient = (address: string, name?: string) => ({ emailAddress: { address, ...(name && { name }) } });

/**
 * A mail as Graph takes it, always from the address of the mailbox. Exchange writes the plain text itself, and a Message-ID of its own, so ours is in another header. No copy is kept in the mailbox: mails hold
 * links that open accounts.
 */
const toMessage = (fromEmail: string, { id, to, from, replyTo, subject, html, inline = [] }: OutgoingMail) => ({
  message: {
    subject,
    body: { contentType: 'HTML', content: html },
    from: recipient(fromEmail, from?.name),
    toRecipients: [recipient(to)],
    internetMessageHeaders: [{ name: 'x-heed-mail-id', value: id }],
    ...(replyTo && { replyTo: [recipient(replyTo)] }),
    attachments: inline.map(({ cid, name, type, content }) => ({
      '@odata.type': '#microsoft.graph.fileAttachment',
      name,
      contentType: type,
      contentBytes: content.toString('base64'),
      contentId: cid,
      isInline: true,
    })),
  },
  saveToSentItems: false,
});

/**
 * A mail with headers or a Message-ID of its own, whole, because JSON has a place for neither: it takes only headers that begin with `x-`.
 * Microsoft then keeps a copy in the mailbox, which only JSON can refuse: so nothing that opens an account may be sent in this way.
 */
async function toMime(fromEmail: string, { from, ...mail }: OutgoingMail): Promise<string> {
  const whole = messageOf(fromEmail, { ...mail, ...(from && { from: { ...from, address: fromEmail } }) });
  const mime = await new MailComposer(whole).compile().build();
  return mime.toString('base64');
}

const needsMime = ({ headers, messageId }: OutgoingMail) => headers !== undefined || messageId !== undefined;

const contentOf = async (fromEmail: string, mail: OutgoingMail): Promise<Content> =>
  needsMime(mail)
    ? { type: 'text/plain', text: await toMime(fromEmail, mail) }
    : { type: 'application/json', text: JSON.stringify(toMessage(fromEmail, mail)) };

/** The mailbox of a company at Microsoft, one mail after the other. Throws without our application, or if its tokens cannot be read. */
export function openGraphPost(services: { db: Database; env: GraphEnv; secrets: Secrets }, sender: GraphSender): Post {
  const { env } = services;
  graphApplication(env);
  const access = openAccess(services, {
    purpose: 'send',
    sealed: sender.sealedTokens,
    context: senderContext(sender),
    store: (before, next) => storeSenderTokens(services.db, sender, { before, next }),
  });
  const tokenFor = (isRefused?: boolean) =>
    access.token(isRefused).catch((error: unknown) => {
      throw tokenFailure(error);
    });
  return {
    async send(mail, mayLeave) {
      const content = await contentOf(sender.fromEmail, mail);
      const token = await tokenFor();
      // Unlike a mail server, Graph takes a mail in one step: nothing can be held back after this.
      await mayLeave();
      let answer = await sendMail(env, token, content);
      // A token can end early, for instance when Microsoft asks for a new sign-in; then nothing was sent.
      if (answer.status === 401) answer = await sendMail(env, await tokenFor(true), content);
      if (!answer.ok) throw await failureIn(answer);
    },
    connections: 1,
    keepsText: false,
    close: () => undefined,
  };
}
