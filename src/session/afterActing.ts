import { paths } from '#contract/paths';
import { sessionStore } from './store.ts';

/**
 * The page that one comes back to from another company: a partner to the list of its customers (other kinds of partners are sent on to
 * theirs), staff to the home page, where they chose it.
 */
export const afterActing = (): string =>
  sessionStore.get().user?.company.distribution.isPartner ? paths.resellerCustomers : paths.home;
