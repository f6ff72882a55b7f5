import type { Tx } from '../db/tx.ts';
import type { Secrets } from '../secrets.ts';

/** The purpose of a one-time link in a mail; see `identity/oneTimeLinks.ts`. */
export type LinkKind = 'invite' | 'reset' | 'verify' | 'stop' | 'bind';

/** A mail whose values are created when it is sent. */
interface FilledMail {
  userId: string;
  params: Record<string, string>;
}

/** A kind of mail. `Params` are the values of its texts; they are treated as plain text. */
export interface MailKind<Params extends object = object> {
  /** Name in `mails.template`. The texts are `mail.<template>` of the locales. */
  template: string;
  /**
   * Where the button leads: to a page of the panel with a one-time link, to the learner app, or to a path of the panel made from
   * the mail's params. `freshLink` is a link to our own pages of learners that takes the place of older ones. Without it there is no button.
   */
  button?: { link: LinkKind; page: string } | 'learnerApp' | 'freshLink' | { path: (params: Record<string, string>) => string };
  /** Answers go to the address in the param `email`, not to our own. */
  isAnsweredToSender?: true;
  /**
   * Leaves through our own mail server, even if the company has one: mails that people need to get in must not wait for a server that takes
   * no mail, and neither must the notice that it takes none. Mails with a secret never pass the server of another company anyway
   * (`sendBySender.ts`).
   */
  isByHouse?: true;
  /** Ends with the param `document`: clean HTML, the only param that is not treated as plain text. */
  hasDocument?: true;
  /** Written and sent elsewhere, and only kept for the outbox: it has no texts here, and is never queued. */
  isReadyMade?: true;
  /** Params that depend on the language of the mail, from the ones that it was queued with. */
  words?: (params: Readonly<Record<string, string>>, language: string) => Record<string, string>;
  /** Values that only the sent mail has, such as a code; created when it is sent. Null cancels the mail. */
  fill?: (tx: Tx, mail: FilledMail, secrets: Secrets) => Promise<Record<string, string> | null>;
  /** When delivery fails for good, the reason is stored on the user as `invitation_failure`. */
  isInvitation?: true;
  /** Exists in types only. */
  params?: Params;
}

const kinds = new Map<string, MailKind>();

/** Declares a kind of mail and registers it for delivery. Each module declares its mails in its `mails.ts`. */
export function defineMail<Params extends object>(kind: Omit<MailKind<Params>, 'params'>): MailKind<Params> {
  if (kinds.has(kind.template)) throw new Error(`The mail ${kind.template} is declared twice`);
  kinds.set(kind.template, kind);
  return kind;
}

export const mailKindOf = (template: string): MailKind | undefined => kinds.get(template);

export const linkOf = ({ button }: MailKind) => (typeof button === 'object' && 'link' in button ? button : undefined);

/** Whether a person who reads a mail can act as its recipient: it carries a one-time link, or a code. */
export const carriesSecret = (kind: MailKind): boolean => linkOf(kind) !== undefined || kind.fill !== undefined;

/** Templates of all mails that satisfy a condition. */
export const templatesWhere = (condition: (kind: MailKind) => boolean): string[] =>
  [...kinds.values()].filter(condition).map(({ template }) => template);
