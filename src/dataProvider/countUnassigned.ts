import { toUserFilters } from './adapters/users.ts';
import { countMatching } from './countMatching.ts';

/**
 * Exact number of people who match the filters of a list and are not in a department or group.
 * The picker's own total stops at a cap; everyone who matches less those who are in it does not.
 */
export async function countUnassigned(
  values: Readonly<Record<string, unknown>>,
  member: { departmentId: string } | { groupId: string },
): Promise<number> {
  const filters = toUserFilters(values);
  const [all, inside] = await Promise.all([countMatching(filters), countMatching({ ...filters, ...member })]);
  return all - inside;
}
