import { columnsOf } from '../reports/column.ts';
import type { Customer } from './customers.ts';

/** A customer as a row of a spreadsheet. */
interface CustomerFileRow extends Omit<Customer, 'parentCompanyName'> {
  /** Of the owner; empty without one. */
  email: string;
  parentCompanyName: string;
  standing: string;
}

// i18n-keys: customers.statuses.*
// i18n-keys: customers.standings.*
// i18n-keys: customers.access.*
export const customerColumns = columnsOf<CustomerFileRow>()([
  { kind: 'text', source: 'name', label: 'resources.customers.fields.name' },
  { kind: 'text', source: 'parentCompanyName', label: 'resources.customers.fields.parentCompanyName' },
  { kind: 'word', source: 'status', label: 'resources.customers.fields.status', texts: 'customers.statuses' },
  { kind: 'word', source: 'standing', label: 'resources.customers.fields.disabledAt', texts: 'customers.standings' },
  { kind: 'day', source: 'expiresAt', label: 'resources.customers.fields.expiresAt' },
  { kind: 'number', source: 'licences', label: 'resources.customers.fields.licences' },
  { kind: 'number', source: 'seats', label: 'resources.customers.fields.seats' },
  { kind: 'number', source: 'overage', label: 'resources.customers.fields.overage' },
  { kind: 'word', source: 'access', label: 'resources.customers.fields.access', texts: 'customers.access' },
  { kind: 'day', source: 'accessUntil', label: 'resources.customers.fields.accessUntil' },
  { kind: 'email', source: 'email', label: 'resources.customers.fields.email' },
  { kind: 'day', source: 'createdAt', label: 'resources.customers.fields.createdAt' },
]);
