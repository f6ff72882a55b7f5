import { paths } from '#contract/paths';
import { defineMail } from '../../mail/mailKind.ts';

/** To whoever asked: the number, and what was asked. Never by the mail server of a company or partner, which need not read it. */
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
