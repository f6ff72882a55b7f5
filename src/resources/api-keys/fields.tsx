import { apiKeyScopes } from '#contract/access';
import { type ApiKey, apiKeyOrderFields, apiKeyPrefix } from '#contract/company/apiKeys';
import { companyLimits } from '#contract/company/limits';
import { formatDate } from '~/components/data/format.ts';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { toggle } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { fieldsOf } from '~/schema/field.ts';
import { choice, custom, date, text } from '~/schema/kinds.tsx';
import cellsCss from '~/components/list/table/cells.module.css';
import css from './apiKeys.module.css';

const key = fieldsOf<ApiKey, (typeof apiKeyOrderFields)[number]>();

const expiresSoon = (expiresAt: string) => Date.parse(expiresAt) - Date.now() < companyLimits.apiKeys.noticeDays * 86_400_000;

/** i18n-keys: settings.keys.fields.* settings.keys.ends.* */
export const apiKeyFields = [
  key(custom, 'name', {
    label: 'settings.keys.fields.name',
    orderField: 'name',
    minWidth: 180,
    render: ({ name, hint }) => (
      <span className={css.name}>
        <bdi>{name}</bdi>
        <small dir="ltr">{`${apiKeyPrefix}…${hint}`}</small>
      </span>
    ),
  }),
  key(choice, 'scope', { label: 'settings.keys.fields.scope', texts: 'settings.keys.scopes', values: apiKeyScopes, priority: 2 }),
  key(custom, 'end', {
    label: 'settings.keys.fields.state',
    minWidth: 150,
    render: ({ end }, wordOf) => (
      <StatusDot tone={end ? 'neutral' : 'success'} label={wordOf(end ? `settings.keys.ends.${end}` : 'settings.keys.inForce')} />
    ),
  }),
  key(custom, 'expiresAt', {
    label: 'settings.keys.fields.expiresAt',
    orderField: 'expiresAt',
    minWidth: 130,
    render: ({ expiresAt, end }, wordOf) => (
      <div>
        {formatDate(String(expiresAt))}
        {!end && expiresSoon(String(expiresAt)) && <div className={cellsCss.warning}>{wordOf('settings.keys.soon')}</div>}
      </div>
    ),
  }),
  key(date, 'lastUsedAt', {
    label: 'settings.keys.fields.lastUsedAt',
    orderField: 'lastUsedAt',
    emptyText: 'common.never',
    priority: 3,
  }),
  key(text, 'createdBy', { label: 'settings.keys.fields.createdBy', priority: 4 }),
  key(date, 'createdAt', { label: 'settings.keys.fields.createdAt', orderField: 'createdAt', priority: 5 }),
];

export const apiKeyAddress: ListAddress = {
  sorts: apiKeyOrderFields,
  sort: { field: 'createdAt', order: 'DESC' },
  filters: [toggle('withEnded', 'settings.keys.withEnded', { isWidening: true })],
};
