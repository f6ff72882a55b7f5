/** What a mail to the mailbox of reports says, as far as it is looked at. Nothing else of it leaves the thread that read it. */
export interface MailFacts {
  /** The address of its sender, in lower case. */
  from: string | null;
  messageId: string | null;
  /** A program answered or reported, and no person. */
  isAutomatic: boolean;
  /** Of a report that a mail could not be delivered: to whom, in lower case. */
  undelivered: string | null;
  /** What could be tokens: in our own header, in names of mails, and in links. Best evidence first. */
  words: Record<WordPlace, string[]>;
}

export const wordPlaces = ['headers', 'names', 'links'] as const;
export type WordPlace = (typeof wordPlaces)[number];
