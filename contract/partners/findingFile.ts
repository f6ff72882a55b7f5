import { columnsOf } from '../reports/column.ts';
import type { FindingName } from './customerStates.ts';

/** A finding of a customer as a row of a spreadsheet, with its figure: a percentage, or a moment. */
interface FindingFileRow {
  name: string;
  parentCompanyName: string;
  finding: FindingName;
  percent: number | null;
  at: string | null;
  /** Of the owner; empty without one. */
  email: string;
}

// i18n-keys: customers.findings.names.*
export const findingColumns = columnsOf<FindingFileRow>()([
  { kind: 'text', source: 'name', label: 'resources.customers.fields.name' },
  { kind: 'text', source: 'parentCompanyName', label: 'resources.customers.fields.parentCompanyName' },
  { kind: 'word', source: 'finding', label: 'customers.findings.title', texts: 'customers.findings.names' },
  { kind: 'percent', source: 'percent', label: 'customers.findings.percent' },
  { kind: 'day', source: 'at', label: 'customers.findings.since' },
  { kind: 'email', source: 'email', label: 'resources.customers.fields.email' },
]);
