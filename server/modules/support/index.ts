import type { contract } from '#contract/index';
import { ownerTx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { sendTicket, sendTicketSignedOut } from './sendTicket.ts';
import { findOwnTickets, findTicket, findTickets, setTicketStatus } from './tickets.ts';

export const handlers: Handlers<(typeof contract)['support']> = {
  sendTicket: ({ actor, services, body, request }) =>
    sendTicket({ actor, services }, { body, accepted: request.headers['accept-language'] ?? '' }),
  async sendTicketSignedOut({ services, body, request }) {
    const accepted = request.headers['accept-language'] ?? '';
    await sendTicketSignedOut(services, { body, accepted, address: request.ip });
    return {};
  },
  listOwnTickets: ({ services, actor }) => ownerTx(services.db, (tx) => findOwnTickets(tx, actor)),
  listTickets: findTickets,
  getTicket: ({ tx, params }) => findTicket(tx, params.ticketId),
  updateTicket: ({ tx, actor, params, body }) => setTicketStatus(tx, actor, params.ticketId, body.status),
};
