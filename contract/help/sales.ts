import { z } from 'zod';
import { at, email, endpoint, id, nothing, text } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { simpleListQuery } from '../kit/simpleRest.ts';
import { helpLimits } from './limits.ts';
import { requestStatuses } from './support.ts';

const users = z.number().int().min(1).max(helpLimits.mostUsers);
const optionalMessage = z.string().trim().max(helpLimits.messageMax);
const optionalText = z.string().trim().max(textLimits.textMax);
const phone = text(helpLimits.phoneMax);

/** A company without Boost asks for at least `salesUsers.least` users. */
export const requestSales = endpoint({
  method: 'POST',
  path: '/api/v1/user/{companyId}/contact_us_buy',
  summary: 'Asks sales for an offer; stored for staff and mailed to the house',
  access: 'panel:use',
  needsVerifiedEmail: true,
  tx: 'write',
  body: z.object({ full_name: text(), company_name: text(), email, users_number: users, message: optionalMessage }),
  reply: nothing,
  errors: ['email_not_verified'],
  perMinute: helpLimits.requestsPerMinute,
});

/** Completes the last sales request of the caller, once: phone number, and the page that it was sent from. */
export const sendQuoteForm = endpoint({
  method: 'POST',
  path: '/api/v1/hubspot/quote_form',
  summary: 'Adds the phone number to the sales request just sent',
  access: 'panel:use',
  tx: 'write',
  body: z.object({
    name: optionalText,
    lastName: optionalText,
    email,
    users,
    message: optionalMessage,
    phone,
    companyName: text(),
    country: optionalText,
    pageUri: z.string().trim().max(2048),
    hutk: optionalText,
    pageName: optionalText,
    /** Of the sales request, if it is not the caller's own. */
    companyId: id.optional(),
  }),
  reply: nothing,
  errors: [],
  perMinute: helpLimits.requestsPerMinute,
});

/** `phone`, `country` and `pageUri` come with the quote form. */
export const salesRequest = z.object({
  id,
  createdAt: at,
  fullName: z.string(),
  companyName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  usersNumber: z.number().int(),
  message: z.string(),
  country: z.string().nullable(),
  pageUri: z.string().nullable(),
  status: z.enum(requestStatuses),
});
export type SalesRequest = z.input<typeof salesRequest>;

const all = '/rest/v1/company/{companyId}/sales-requests';
const one = `${all}/{salesRequestId}` as const;

export const listSalesRequests = endpoint({
  method: 'GET',
  path: all,
  summary: 'Sales requests of all companies',
  access: 'support:serve',
  tx: 'read',
  query: simpleListQuery(['createdAt', 'usersNumber'], {
    statuses: z.array(z.enum(requestStatuses)).min(1).max(requestStatuses.length),
    search: z.string().trim().max(textLimits.textMax),
  }),
  reply: z.array(salesRequest),
  errors: [],
});

export const getSalesRequest = endpoint({
  method: 'GET',
  path: one,
  summary: 'One sales request',
  access: 'support:serve',
  tx: 'read',
  reply: salesRequest,
  errors: [],
});

export const updateSalesRequest = endpoint({
  method: 'PUT',
  path: one,
  summary: 'Closes a sales request or opens it again',
  access: 'support:serve',
  tx: 'write',
  body: z.object({ status: z.enum(requestStatuses) }),
  reply: salesRequest,
  errors: [],
});
