import type { Customer, CustomerOrderField } from '#contract/partners/customers';
import { customerOrderFields } from '#contract/partners/customers';
import {
  accessStates,
  affiliations,
  customerKinds,
  customerStatuses,
  enablements,
  findingNames,
  subscriptionStates,
} from '#contract/partners/customerStates';
import { formatDate } from '~/components/data/format.ts';
import { EmailText } from '~/components/data/EmailText.tsx';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { menu, records, search } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import type { WordOf } from '~/schema/kind.ts';
import { fieldsOf } from '~/schema/field.ts';
import { custom, date, number, status, text } from '~/schema/kinds.tsx';
import cellsCss from '~/components/list/table/cells.module.css';

const customer = fieldsOf<Customer, CustomerOrderField>();
const statusTones = {
  boosted: 'success',
  licencesEnded: 'danger',
  trialActive: 'info',
  free: 'neutral',
  notRegistered: 'warning',
} as const;
const accessTones = { available: 'success', requested: 'warning', notAvailable: 'neutral' } as const;
const period = (at: string | null) =>
  at ? <time dateTime={at}>{formatDate(at)}</time> : <span className={cellsCss.muted}>–</span>;

/** The day on which the plan ends, and below it that the company chose what follows. */
const endOf = ({ expiresAt, isDowngradePlanned }: Customer, wordOf: WordOf) => (
  <>
    {period(expiresAt)}
    {isDowngradePlanned && <small className={cellsCss.note}>{wordOf('customers.thenFree')}</small>}
  </>
);

/** The name, and below it what kind of company it is, if it is not the usual customer. */
const nameOf = ({ name, type }: Customer, wordOf: (key: string) => string) => (
  <>
    <bdi className={cellsCss.words} title={name}>
      <strong>{name}</strong>
    </bdi>
    {type === 'partner' && <small className={cellsCss.note}>{wordOf('customers.kinds.partner')}</small>}
  </>
);

/** Access as a dot and a word, and below it the day on which it ends. */
const accessOf = ({ access, accessUntil }: Customer, wordOf: WordOf) => (
  <>
    <span className={cellsCss.state}>
      <StatusDot tone={accessTones[access]} label={wordOf(`customers.access.${access}`)} />
    </span>
    {accessUntil && (
      <small className={cellsCss.note}>
        <time dateTime={accessUntil}>{wordOf('customers.accessUntil', { date: formatDate(accessUntil) })}</time>
      </small>
    )}
  </>
);

// i18n-keys: customers.statuses.*
// i18n-keys: customers.access.*
// i18n-keys: customers.standings.*
// i18n-keys: customers.kinds.*
// i18n-keys: customers.grants.*
export const customerFields = [
  customer(custom, 'name', { render: nameOf, orderField: 'name', priority: 1, minWidth: 170, fullWidth: 230 }),
  customer(text, 'parentCompanyName', { orderField: 'parentCompanyName', priority: 8, minWidth: 130 }),
  customer(status, 'status', { texts: 'customers.statuses', tones: statusTones, orderField: 'status', priority: 1 }),
  customer(custom, 'disabledAt', {
    render: ({ disabledAt }, wordOf) => (
      <StatusDot
        tone={disabledAt ? 'danger' : 'success'}
        label={wordOf(`customers.standings.${disabledAt ? 'suspended' : 'enabled'}`)}
      />
    ),
    orderField: 'disabledAt',
    priority: 3,
  }),
  customer(custom, 'expiresAt', { render: endOf, orderField: 'expiresAt', priority: 4, minWidth: 132 }),
  customer(number, 'licences', { orderField: 'licences', priority: 5 }),
  customer(number, 'seats', { orderField: 'seats', priority: 5 }),
  customer(number, 'overage', { orderField: 'overage', priority: 6 }),
  customer(custom, 'access', { render: accessOf, orderField: 'access', priority: 2, minWidth: 132 }),
  customer(custom, 'owner', {
    key: 'email',
    render: ({ owner }) =>
      owner ? (
        <bdi className={cellsCss.words} dir="ltr" title={owner.email}>
          <EmailText email={owner.email} />
        </bdi>
      ) : (
        <span className={cellsCss.muted}>–</span>
      ),
    orderField: 'email',
    priority: 7,
    minWidth: 190,
    fullWidth: 230,
  }),
  customer(date, 'createdAt', { orderField: 'createdAt', priority: 4 }),
  customer(custom, 'subscription', {
    key: 'currentPeriodStart',
    render: ({ subscription }) => period(subscription.currentPeriodStart),
    orderField: 'currentPeriodStart',
    priority: 9,
  }),
  customer(custom, 'subscription', {
    key: 'currentPeriodEnd',
    render: ({ subscription }) => period(subscription.currentPeriodEnd),
    orderField: 'currentPeriodEnd',
    priority: 9,
  }),
  customer(custom, 'loginAsCompanyStatus', {
    key: 'login_as_company_status',
    render: ({ loginAsCompanyStatus }, wordOf) => wordOf(`customers.grants.${loginAsCompanyStatus}`),
    priority: 9,
  }),
];

// i18n-keys: customers.states.*
// i18n-keys: customers.affiliations.*
// i18n-keys: customers.findings.names.*
/** The filters of the list, in its address. */
export const customerAddress: ListAddress = {
  sorts: customerOrderFields,
  sort: { field: 'createdAt', order: 'DESC' },
  filters: [
    search('customers.search'),
    menu('status', 'resources.customers.fields.status', customerStatuses, 'customers.statuses'),
    menu('findings', 'customers.findings.title', findingNames, 'customers.findings.names'),
    menu('accountAccess', 'resources.customers.fields.access', accessStates, 'customers.access'),
    menu('enablementStatus', 'resources.customers.fields.disabledAt', enablements, 'customers.standings'),
    menu('state', 'customers.filters.state', subscriptionStates, 'customers.states'),
    menu('companyAffiliation', 'customers.filters.companyAffiliation', affiliations, 'customers.affiliations'),
    records('subResellers', 'customers.filters.subResellers', 'customers', { among: { of: 'subResellers' } }),
    menu('subcompanyType', 'customers.filters.subcompanyType', customerKinds, 'customers.kinds'),
  ],
};

/** Staff filter by everything but findings, which are for partners. */
export const companyAddress: ListAddress = {
  ...customerAddress,
  filters: customerAddress.filters.filter(({ name }) => name !== 'findings'),
};
