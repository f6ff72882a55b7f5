import { sql } from 'drizzle-orm';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

interface Names {
  departmentNames: readonly string[];
  groupNames: readonly string[];
}

const lower = (names: readonly string[]) => sql`${sql.param(names.map((name) => name.toLowerCase()))}::text[]`;

/** Running campaigns that a new member of these departments and groups would be assigned: those for everybody, and those for one of the sets. */
export const campaignsWaitingFor = (tx: Tx, companyId: string, { departmentNames, groupNames }: Names) =>
  rows<{ id: string; name: string }>(
    tx,
    sql`SELECT c.id, c.name FROM campaigns c
      WHERE c.company_id = ${companyId} AND c.status = 'running' AND (c.assignment_type = 'all_users'
        OR EXISTS (SELECT 1 FROM campaign_departments l JOIN departments d ON d.id = l.department_id
          WHERE l.campaign_id = c.id AND lower(d.name) = ANY(${lower(departmentNames)}))
        OR EXISTS (SELECT 1 FROM campaign_groups l JOIN groups g ON g.id = l.group_id
          WHERE l.campaign_id = c.id AND lower(g.name) = ANY(${lower(groupNames)})))
      ORDER BY lower(c.name), c.id`,
  );
