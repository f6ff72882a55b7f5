import { z } from 'zod';
import { at, type CallReply, email, endpoint, id, nothing } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { simpleListQuery } from '../kit/simpleRest.ts';
import { ticketCategories } from './categories.ts';
import { helpLimits } from './limits.ts';

/** State of a ticket or a sales request, set by staff. */
export const requestStatuses = ['open', 'closed'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** Several lines that a person typed. */
export const message = (max: number = helpLimits.messageMax) => z.string().trim().min(1).max(max);

/** `source` is the application, `hutk` the visitor as the operator's marketing knows it; empty without its cookie. */
const ticketBody = z.object({
  email,
  description: message(),
  category: z.enum(ticketCategories),
  source: z.string().trim().max(textLimits.textMax),
  hutk: z.string().trim().max(textLimits.textMax).optional(),
});

export const sendTicket = endpoint({
  method: 'POST',
  path: '/customers/api/v1/company/{companyId}/support_ticket',
  summary: 'Asks support for help; stored for staff and mailed to the house',
  access: 'panel:use',
  needsVerifiedEmail: true,
  tx: 'none',
  body: ticketBody,
  /** The number by which both sides name the ticket; it is also mailed to the sender. */
  reply: z.object({ number: z.number().int() }),
  errors: ['email_not_verified'],
  perMinute: helpLimits.requestsPerMinute,
});

/** The answer is the same whether anybody has the address or not. */
export const sendTicketSignedOut = endpoint({
  method: 'POST',
  path: '/customers/api/v1/support_ticket',
  summary: 'Asks support for help without being signed in',
  access: 'public',
  tx: 'none',
  body: ticketBody,
  reply: nothing,
  errors: [],
  perMinute: helpLimits.requestsPerMinute,
});

/** `companyName`: null if the person was signed out. */
export const ticket = z.object({
  id,
  number: z.number().int(),
  createdAt: at,
  email: z.string(),
  companyName: z.string().nullable(),
  category: z.enum(ticketCategories),
  description: z.string(),
  language: z.string(),
  status: z.enum(requestStatuses),
});
export type Ticket = z.input<typeof ticket>;

export const listOwnTickets = endpoint({
  method: 'GET',
  path: '/rest/v1/me/support-tickets',
  summary: 'The latest tickets that oneself has sent, the newest first',
  access: 'session',
  tx: 'none',
  reply: z.array(ticket.pick({ id: true, number: true, createdAt: true, category: true, description: true, status: true })),
  errors: [],
});
export type OwnTicket = CallReply<typeof listOwnTickets>[number];

const all = '/rest/v1/company/{companyId}/support-tickets';
const one = `${all}/{ticketId}` as const;

export const listTickets = endpoint({
  method: 'GET',
  path: all,
  summary: 'Support tickets of all companies and of people who were signed out',
  access: 'support:serve',
  tx: 'read',
  query: simpleListQuery(['createdAt'], {
    statuses: z.array(z.enum(requestStatuses)).min(1).max(requestStatuses.length),
    categories: z.array(z.enum(ticketCategories)).min(1).max(ticketCategories.length),
    search: z.string().trim().max(textLimits.textMax),
  }),
  reply: z.array(ticket),
  errors: [],
});

export const getTicket = endpoint({
  method: 'GET',
  path: one,
  summary: 'One support ticket',
  access: 'support:serve',
  tx: 'read',
  reply: ticket,
  errors: [],
});

export const updateTicket = endpoint({
  method: 'PUT',
  path: one,
  summary: 'Closes a support ticket or opens it again',
  access: 'support:serve',
  tx: 'write',
  body: z.object({ status: z.enum(requestStatuses) }),
  reply: ticket,
  errors: [],
});
