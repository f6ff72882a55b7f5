import { countMatching } from './countMatching.ts';

/**
 * Exact number of people who match a search and are not in a department or group.
 * The picker's own total stops at a cap; everyone who matches less those who are in it does not.
 */
export async function countUnassigned(searchText: string, member: { departmentId: string } | { groupId: string }): Promise<number> {
  const filters = { includeDisabled: true, ...(searchText ? { searchText } : {}) };
  const [all, inside] = await Promise.all([countMatching(filters), countMatching({ ...filters, ...member })]);
  return all - inside;
}
