import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';
import { sendTicket, sendTicketSignedOut } from './sendTicket.ts';
import { findTicket, findTickets, setTicketStatus } from './tickets.ts';

export const handlers: Handlers<(typeof contract)['support']> = {
  async sendTicket({ tx, actor, services, body, request }) {
    await sendTicket({ tx, actor, services }, { body, accepted: request.headers['accept-language'] ?? '' });
    return {};
  },
  async sendTicketSignedOut({ services, body, request }) {
    const accepted = request.headers['accept-language'] ?? '';
    await sendTicketSignedOut(services, { body, accepted, address: request.ip });
    return {};
  },
  listTickets: findTickets,
  getTicket: ({ tx, params }) => findTicket(tx, params.ticketId),
  updateTicket: ({ tx, actor, params, body }) => setTicketStatus(tx, actor, params.ticketId, body.status),
};
