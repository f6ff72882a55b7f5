import {
  ArrowUpCircle,
  Ban,
  CircleCheck,
  History,
  KeyRound,
  LogIn,
  type LucideIcon,
  MailPlus,
  Trash2,
  UserRoundCheck,
} from 'lucide-react';
import type { CustomerAction, CustomerReason } from '#contract/partners/customerStates';
import type { Customer } from '#contract/partners/customers';
import type { Allowed } from './useAllowed.ts';

/** Without a question: nothing is lost. */
const directActions = ['loginAs', 'requestAccess', 'accessUses'] as const;
export type DirectAction = (typeof directActions)[number];
export const isDirectAction = (key: string): key is DirectAction => (directActions as readonly string[]).includes(key);

/** An entry of a row's menu, as data. It is shown where `isShown`, and not possible where there is a reason. */
interface CustomerRowAction {
  /** A confirmed action of `CustomerActionDialog`, or one that is done at once. */
  key: Exclude<CustomerAction, 'edit' | 'allocate' | DirectAction> | DirectAction;
  icon: LucideIcon;
  isDanger?: true;
  isShown: (customer: Customer, allowed: Pick<Allowed, 'write' | 'suspend' | 'mark' | 'request'>) => boolean;
  reasonOf?: (customer: Customer) => CustomerReason | undefined;
}

const isDirect = ({ isDirect: own }: Customer) => own;
const notDirect = (customer: Customer): CustomerReason | undefined => (isDirect(customer) ? undefined : 'not_direct');
const withCustomers = ({ customers }: Customer): CustomerReason | undefined => (customers > 0 ? 'has_customers' : undefined);

/**
 * The row's menu, from top to bottom. Further entries are rows of this table; the
 * server decides again (`server/modules/customers/eligibility.ts`).
 */
export const customerRowActions: readonly CustomerRowAction[] = [
  { key: 'loginAs', icon: LogIn, isShown: ({ access, disabledAt }) => access === 'available' && disabledAt === null },
  {
    key: 'requestAccess',
    icon: KeyRound,
    isShown: ({ access, disabledAt }, { request }) => request && access === 'notAvailable' && disabledAt === null,
    reasonOf: notDirect,
  },
  { key: 'accessUses', icon: History, isShown: ({ isRegistered }, { write }) => write && isRegistered },
  {
    key: 'resend',
    icon: MailPlus,
    isShown: ({ isRegistered, owner }, { write }) => write && !isRegistered && owner !== null,
    reasonOf: (customer) => notDirect(customer) ?? (customer.disabledAt === null ? undefined : 'suspended'),
  },
  {
    key: 'mark',
    icon: ArrowUpCircle,
    isShown: (customer, { mark }) => mark && !customer.distribution.isPartner,
    reasonOf: notDirect,
  },
  {
    key: 'unmark',
    icon: UserRoundCheck,
    isShown: ({ distribution }, { mark }) => mark && distribution.companyType === 'subreseller',
    reasonOf: withCustomers,
  },
  { key: 'suspend', icon: Ban, isShown: ({ disabledAt }, { suspend }) => suspend && disabledAt === null },
  {
    key: 'enable',
    icon: CircleCheck,
    isShown: ({ disabledAt }, { suspend }) => suspend && disabledAt !== null,
    reasonOf: ({ isSuspendedAbove }) => (isSuspendedAbove ? 'suspended_above' : undefined),
  },
  {
    key: 'remove',
    icon: Trash2,
    isDanger: true,
    isShown: (_customer, { write }) => write,
    reasonOf: (customer) => notDirect(customer) ?? withCustomers(customer),
  },
];
