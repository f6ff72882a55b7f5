import { randomUUID } from 'node:crypto';

interface Mail {
  id: string;
  /** Null: it was deleted after it was listed. */
  raw: Buffer | null;
  at: Date;
}

/** How a mailbox answers otherwise than it should. */
interface InboxAnswers {
  /** Every request, with this status and code. */
  refusal?: { status: number; code: string; message: string; retryAfter?: string } | undefined;
  /** Requests for a mail whose raw text has this. */
  breaksAt?: string | undefined;
  /** Where the link to the next page leads. */
  nextLink?: string | undefined;
  /** Addresses of the account beside its own. */
  others?: string[];
  hasNoMailbox?: boolean;
}

export interface InboxReply {
  status: number;
  body?: object | Buffer;
  headers?: Record<string, string>;
}

const error = (status: number, code: string, message: string): InboxReply => ({ status, body: { error: { code, message } } });

/**
 * The inbox of a mailbox at Graph: it lists by delta in pages of two mails, whatever size a client prefers, gives whole mails, and notes all that
 * is requested.
 */
export function graphInbox() {
  const mails: Mail[] = [];
  const answers: InboxAnswers = {};
  /** Method and path, in the order of requests. */
  const requested: string[] = [];
  const state = { epoch: 0 };
  const pageOf = 2;

  const delta = (host: string, path: string, query: URLSearchParams): InboxReply => {
    const token = query.get('$skiptoken') ?? query.get('$deltatoken');
    const [epoch, from = '0'] = token?.split('.') ?? [];
    if (epoch !== undefined && Number(epoch) !== state.epoch)
      return error(410, 'SyncStateNotFound', 'The sync state generation is not found');
    if (token === null && query.get('changeType') !== 'created') return error(400, 'BadRequest', 'changeType');
    const since = Date.parse(/^receivedDateTime ge (.+)$/.exec(query.get('$filter') ?? '')?.[1] ?? '');
    if (token === null && Number.isNaN(since)) return error(400, 'BadRequest', '$filter');
    const end = Number(from) + pageOf;
    const value = mails
      .slice(Number(from), end)
      .filter(({ at }) => token !== null || at.getTime() >= since)
      .map(({ id, at }) => ({ id, receivedDateTime: at.toISOString() }));
    const link = (name: string, at: number) => `${host}${path}?${name}=${state.epoch}.${at}`;
    const next = end < mails.length ? { '@odata.nextLink': answers.nextLink ?? link('$skiptoken', end) } : undefined;
    return { status: 200, body: { value, ...(next ?? { '@odata.deltaLink': link('$deltatoken', mails.length) }) } };
  };

  const whole = (id: string): InboxReply => {
    const mail = mails.find((one) => one.id === id);
    if (!mail?.raw) return error(404, 'ErrorItemNotFound', 'The specified object was not found in the store.');
    if (answers.breaksAt && mail.raw.includes(answers.breaksAt)) return error(500, 'InternalServerError', 'Try again later');
    return { status: 200, body: mail.raw, headers: { 'content-type': 'text/plain' } };
  };

  return {
    mails,
    answers,
    requested,
    deliver: (raw: Buffer | null, at: Date) => void mails.push({ id: `AAMk${randomUUID()}=`, raw, at }),
    /** What clients have read is not known any more. */
    forget: () => void (state.epoch += 1),
    reset(): void {
      mails.length = 0;
      requested.length = 0;
      for (const name of Object.keys(answers)) Reflect.deleteProperty(answers, name);
    },
    /** Answers what a token for reading may request; undefined for the rest. */
    answer(method: string, url: URL): InboxReply | undefined {
      const { pathname, searchParams } = url;
      requested.push(`${method} ${pathname}`);
      const { refusal } = answers;
      if (refusal) {
        const { status, code, message, retryAfter } = refusal;
        return { ...error(status, code, message), ...(retryAfter && { headers: { 'retry-after': retryAfter } }) };
      }
      if (method !== 'GET') return error(403, 'ErrorAccessDenied', 'Access is denied. Check credentials and try again.');
      if (answers.hasNoMailbox) return error(404, 'MailboxNotEnabledForRESTAPI', 'The mailbox is either inactive or on-premise.');
      if (pathname === '/v1.0/me/mailFolders') return { status: 200, body: { value: [{ displayName: 'Inbox' }] } };
      if (pathname === '/v1.0/me/mailFolders/inbox/messages/delta') return delta(url.origin, pathname, searchParams);
      const id = /^\/v1\.0\/me\/messages\/([^/]+)\/\$value$/.exec(decodeURIComponent(pathname))?.[1];
      return id === undefined ? undefined : whole(id);
    },
  };
}

export type GraphInbox = ReturnType<typeof graphInbox>;
