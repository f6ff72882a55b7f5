import { paths } from '#contract/paths';
import { defineMail } from '../../mail/mailKind.ts';

/** To whoever asked: the number, and what was asked. */
export const ticketReceived = defineMail<{ name?: string; number: string; text: string }>({ template: 'support_ticket_received' });

/** To the house. `who` is the company, or a word for somebody who was signed out. */
export const ticketMail = defineMail<{ id: string; number: string; email: string; who: string; category: string; text: string }>({
  template: 'support_ticket',
  button: { path: ({ id = '' }) => `${paths.tickets}?ticket=${id}` },
  isAnsweredToSender: true,
});
