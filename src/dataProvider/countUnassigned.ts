import { countMatching } from './countMatching.ts';

interface Asked {
  search: string;
  showDisabled: boolean;
}

/**
 * Exact number of people who match a search and are not in a department or group.
 * The picker's own total stops at a cap; everyone who matches less those who are in it does not.
 */
export async function countUnassigned(
  { search, showDisabled }: Asked,
  member: { departmentId: string } | { groupId: string },
): Promise<number> {
  const filters = { includeDisabled: showDisabled, ...(search ? { searchText: search } : {}) };
  const [all, inside] = await Promise.all([countMatching(filters), countMatching({ ...filters, ...member })]);
  return all - inside;
}
