/**
 * The query option of a list whose call answers everything at once: whatever filters, order and page are asked for, there is one
 * answer in the cache.
 */
export const readOnce = (resource: string): { queryHash: string } => ({ queryHash: JSON.stringify([resource, 'everything']) });
