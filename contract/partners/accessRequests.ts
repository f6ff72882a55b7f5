import { endpoint } from '../kit/endpoint.ts';
import { bulkErrors, changed, withSelection } from './customerActions.ts';

/* Apart from the other calls about access: the home page needs those, and not what selects customers. */

/** All at once; customers that were mailed too often lately are left out. */
export const requestAccessOfAll = endpoint({
  method: 'POST',
  path: '/rest/v1/company/{companyId}/customers/access-requests',
  summary: 'Asks the selected direct customers for access to their companies, and mails their admins',
  access: 'access:request',
  tx: 'write',
  body: withSelection({}),
  reply: changed,
  errors: bulkErrors,
});
