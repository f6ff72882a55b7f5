import { z } from 'zod';
import { outsideFetch } from '../../core/outsideFetch.ts';
import type { Database } from '../../db/database.ts';
import type { Secrets } from '../../secrets.ts';
import type { OutgoingMail, Post } from '../post.ts';
import type { GraphSender } from '../senders.ts';
import { graphApplication, type GraphEnv, graphReach } from './application.ts';
import { failureIn, graphFailure, tokenFailure } from './failure.ts';
import { openAccess } from './tokens.ts';

const json = { 'content-type': 'application/json' };

async function call(env: GraphEnv, path: string, token: string, body?: object): Promise<Response> {
  const { graphUrl } = graphApplication(env);
  const headers = { authorization: `Bearer ${token}`, ...(body && json) };
  const request = { method: body ? 'POST' : 'GET', headers, ...(body && { body: JSON.stringify(body) }) };
  return outsideFetch(new URL(`${graphUrl}/v1.0${path}`), request, graphReach(env)).catch((cause: unknown) => {
    throw graphFailure('', cause);
  });
}

const owner = z.object({ mail: z.email().nullish(), userPrincipalName: z.string().nullish() });

/** The address of the mailbox to which a token belongs, in lower case. */
export async function readMailbox(env: GraphEnv, token: string): Promise<string> {
  const answer = await call(env, '/me?$select=mail,userPrincipalName', token);
  if (!answer.ok) throw await failureIn(answer);
  const { mail, userPrincipalName } = owner.parse(await answer.json());
  const address = z.email().safeParse(mail ?? userPrincipalName);
  if (!address.success) throw graphFailure('This account has no mailbox');
  return address.data.toLowerCase();
}

const recipient = (address: string) => ({ emailAddress: { address } });

/**
 * A mail as Graph takes it. Exchange writes the plain text itself, and a Message-ID of its own, so ours is in another header. No copy is kept in the mailbox: mails hold
 * links that open accounts.
 */
const toMessage = (fromEmail: string, { id, to, replyTo, subject, html, inline = [] }: OutgoingMail) => ({
  message: {
    subject,
    body: { contentType: 'HTML', content: html },
    from: recipient(fromEmail),
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

/** The mailbox of a company at Microsoft, one mail after the other. Throws without our application, or if its tokens cannot be read. */
export function openGraphPost(services: { db: Database; env: GraphEnv; secrets: Secrets }, sender: GraphSender): Post {
  const { env } = services;
  graphApplication(env);
  const access = openAccess(services, sender);
  const tokenFor = (isRefused?: boolean) =>
    access.token(isRefused).catch((error: unknown) => {
      throw tokenFailure(error);
    });
  return {
    async send(mail, mayLeave) {
      const message = toMessage(sender.fromEmail, mail);
      const token = await tokenFor();
      // Unlike a mail server, Graph takes a mail in one step: nothing can be held back after this.
      await mayLeave();
      let answer = await call(env, '/me/sendMail', token, message);
      // A token can end early, for instance when Microsoft asks for a new sign-in; then nothing was sent.
      if (answer.status === 401) answer = await call(env, '/me/sendMail', await tokenFor(true), message);
      if (!answer.ok) throw await failureIn(answer);
    },
    connections: 1,
    keepsText: false,
    close: () => undefined,
  };
}
