import * as oidc from 'openid-client';
import { z } from 'zod';

/** The body of an answer of Graph that is no success. */
const refusal = z.object({ error: z.object({ code: z.string().catch(''), message: z.string().catch('') }) });
/** Codes about one mail; everything else is about the mailbox, so that no mail fails for good by a fault of the sender. */
const aboutMail = new Set(['ErrorInvalidRecipients', 'ErrorMessageSizeExceeded', 'RequestBodyTooLarge']);

/** An error in the words of mail servers, which `judgeFailure` reads. The mailbox does not send: its mails wait. */
export const graphFailure = (response: string, cause?: unknown): Error =>
  Object.assign(new Error(response, { cause }), { code: 'EAUTH', response });

/** The failure of a mail, from an error answer of Graph. */
export async function failureIn(answer: Response): Promise<Error> {
  const { status } = answer;
  const { code, message } = refusal.safeParse(await answer.json().catch(() => null)).data?.error ?? { code: '', message: '' };
  const response = [`${status}`, code, message].filter(Boolean).join(' ');
  // Too many at once, or Graph itself is away: 421 of mail servers.
  if (status === 429 || status >= 500) return Object.assign(new Error(response), { responseCode: 421, response });
  if (status === 413 || aboutMail.has(code))
    return Object.assign(new Error(response), { responseCode: status === 413 ? 554 : 550, command: 'DATA', response });
  return graphFailure(response);
}

/** The failure of a mail, from the error of a token request: consent withdrawn, a password changed, or Entra away. */
export function tokenFailure(error: unknown): Error {
  if (error instanceof oidc.ResponseBodyError)
    return graphFailure([error.error, error.error_description].filter(Boolean).join(': '), error);
  if (error instanceof Error && 'response' in error) return error;
  // Nothing answered; the details of our network are in our log only.
  return graphFailure('', error);
}
