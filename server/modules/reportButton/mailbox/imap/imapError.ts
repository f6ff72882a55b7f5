import { MailboxError } from '../source.ts';

/** Fields of the errors of the client, of sockets and of TLS. */
interface Fields {
  code?: unknown;
  authenticationFailed?: unknown;
  responseStatus?: unknown;
  responseText?: unknown;
  tlsFailed?: unknown;
}

const tooMuch = ['LiteralTooLarge', 'ResponseTooLarge', 'LineTooLarge', 'TooManyTokens', 'InvalidResponse'];
/** Codes of OpenSSL and of Node for certificates that are not valid here. */
const isCertificate = (code: string) => /CERT|^ERR_TLS|^ERR_SSL|^EPROTO$|^UNABLE_TO|SELF_SIGNED/.test(code);

/** Why a mailbox could not be read, from an error on the way to it. */
export function imapError(error: unknown): MailboxError {
  if (error instanceof MailboxError) return error;
  const { code, authenticationFailed, responseStatus, responseText, tlsFailed } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Fields;
  const name = typeof code === 'string' ? code : '';
  if (authenticationFailed) return new MailboxError('signIn', { detail: responseText, cause: error });
  if (tooMuch.includes(name)) return new MailboxError('broken', { cause: error });
  if (tlsFailed || isCertificate(name)) return new MailboxError('notEncrypted', { cause: error });
  // All that is said with NO after signing in is about the folder: nothing else is requested.
  if (responseStatus === 'NO' || responseStatus === 'BAD')
    return new MailboxError('folder', { detail: responseText, cause: error });
  return new MailboxError('unreachable', { cause: error });
}
