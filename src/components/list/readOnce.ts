/** Query option of a list whose call returns all records: one cache entry for all filters, orders and pages. */
export const readOnce = (resource: string): { queryHash: string } => ({ queryHash: JSON.stringify([resource, 'everything']) });
