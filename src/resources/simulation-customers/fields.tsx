import { type CloneCandidate, type CloneOrderField, cloneOrderFields, type CloneReceiver } from '#contract/simulation/sharing';
import { formatUtcDay } from '~/components/data/format.ts';
import { search } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import cellsCss from '~/components/list/table/cells.module.css';
import { type Candidate, CustomerProgress, nameWithReason } from '~/features/customer-picker/public.ts';
import { fieldsOf } from '~/schema/field.ts';
import { custom, day, text } from '~/schema/kinds.tsx';

/** A customer and its clone, by whose id it is known here. */
export type SimulationReceiver = CloneReceiver & Candidate;

/** What a customer lacks that cannot have a simulation. */
export type MissingReason = 'neither' | 'noBoost' | 'noUsers';
export type SimulationCandidate = CloneCandidate & Candidate & { reason: MissingReason | null };

const receiver = fieldsOf<SimulationReceiver, CloneOrderField>();
const candidate = fieldsOf<SimulationCandidate, 'name'>();

/** Customers that have it. */
export const receiverFields = [
  receiver(custom, 'companyName', {
    label: 'sharing.fields.companyName',
    render: ({ companyName, isWaiting }, wordOf) => (
      <>
        <bdi className={cellsCss.words} title={companyName}>
          <strong>{companyName}</strong>
        </bdi>
        {isWaiting && <small className={cellsCss.note}>{wordOf('simulationSharing.waiting')}</small>}
      </>
    ),
    orderField: 'name',
    minWidth: 190,
    fullWidth: 260,
  }),
  receiver(custom, 'sentPercent', {
    label: 'sharing.fields.progress',
    render: ({ sentPercent }) => <CustomerProgress value={sentPercent} />,
    orderField: 'sentPercent',
    minWidth: 130,
  }),
  receiver(text, 'startDate', {
    label: 'sharing.fields.startDate',
    textOf: ({ startDate }) => (startDate === null ? '' : formatUtcDay(startDate)),
    orderField: 'startDate',
    minWidth: 120,
    priority: 2,
  }),
  receiver(day, 'createdDate', { label: 'sharing.fields.receivedDate', orderField: 'createdDate', priority: 3 }),
];

/** Customers among whom the partner chooses. i18n-keys: simulationSharing.reasons.* */
export const candidateFields = [
  candidate(custom, 'companyName', {
    label: 'sharing.fields.companyName',
    render: nameWithReason('simulationSharing.reasons'),
    minWidth: 190,
    fullWidth: 260,
  }),
];

const filters = [search('sharing.search')];
export const receiverAddress: ListAddress = { sorts: cloneOrderFields, sort: { field: 'name', order: 'ASC' }, filters };
/** By name only. */
export const candidateAddress: ListAddress = { ...receiverAddress, sorts: ['name'], perPage: 10 };
