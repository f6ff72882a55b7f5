import { type Endpoint, fillPath } from '#contract/kit';
import type { RaRecord } from 'react-admin';
import type { Adapter } from './adapter.ts';

/** The adapter of a call that answers all records at once, as `{ items }`: for what a filter offers. */
export const namesAdapter = ({ method, path }: Endpoint): Adapter => ({
  list: {
    request: ({ companyId }) => ({ method, path: fillPath(path, { companyId }), repeatable: true }),
    read: (body) => {
      const { items } = body as { items: RaRecord[] };
      return { data: items, total: items.length };
    },
  },
  isWhole: true,
});
