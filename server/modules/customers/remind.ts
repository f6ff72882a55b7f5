import type { remindCustomers as endpoint } from '#contract/partners/customerActions';
import type { Handler } from '../../http/handler.ts';
import { remindOverdue } from '../reminders/public.ts';
import { mailEachCustomer } from './mailEach.ts';

/** Reminds everybody with overdue training, at each customer as its admin would. */
export const remindCustomers: Handler<typeof endpoint> = ({ tx, actor, body }) =>
  mailEachCustomer(tx, actor, body, {
    action: 'remind',
    mail: ({ id }) => remindOverdue(tx, { ...actor, companyId: id }),
  });
