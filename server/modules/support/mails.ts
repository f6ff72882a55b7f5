import { paths } from '#contract/paths';
import { defineMail } from '../../mail/mailKind.ts';

/** To the sender of a ticket: its number and text. Not by the mail server of a company or partner, which should not read it. */
export const ticketReceived = defineMail<{ name?: string; number: string; text: string }>({
  template: 'support_ticket_received',
  isByHouse: true,
});

/** To the house. `who` is the company, or a word for somebody who was signed out. */
export const ticketMail = defineMail<{ id: string; number: string; email: string; who: string; category: string; text: string }>({
  template: 'support_ticket',
  button: { path: ({ id = '' }) => `${paths.tickets}?ticket=${id}` },
  isAnsweredToSender: true,
});
