import { sql } from 'drizzle-orm';
import { campaignStatuses } from '#contract/campaigns/campaignStates';
import { run } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { callAs } from '../calls/callAs.ts';
import { aCourse, aRunningCampaign } from '../calls/courses.ts';
import { shuffledWork } from './shuffledWork.ts';
import type { Query } from '../calls/plainCounts.ts';
import type { TestServer } from './testServer.ts';

/**
 * A company with campaigns in every status (two of them running), people in none, one and several departments and groups, some
 * of them disabled or deleted, and assignments with progress.
 */
export async function aCompanyOfAllStates(server: TestServer) {
  const change = (query: ReturnType<typeof sql>) => ownerTx(server.services.db, (tx) => run(tx, query));
  const companyId = (await server.aCompany({ hasBoost: true })).id;
  const owner = await server.aUser({ companyId, role: 'admin' });
  const people = await server.manyUsers(companyId, 90);
  const some = (each: number, from = 0) => people.filter((_, i) => i % each === from);
  const departments = [
    (await server.aDepartment({ companyId }, some(2))).id,
    (await server.aDepartment({ companyId }, some(3))).id,
  ] as const;
  const groups = [(await server.aGroup({ companyId }, some(5))).id, (await server.aGroup({ companyId }, some(4, 1))).id] as const;
  const campaigns: string[] = [];
  for (const [i, state] of ['running', ...campaignStatuses].entries()) {
    const id = await aRunningCampaign(server, await aCourse(server), companyId, [owner.id]);
    campaigns.push(id);
    if (state === 'scheduled') await change(sql`DELETE FROM assignments WHERE campaign_id = ${id}`);
    else await change(shuffledWork(companyId, id, i));
    await change(sql`UPDATE campaigns SET days_to_complete = ${5 + i}, status = ${state},
      ended_at = CASE WHEN ${state} = 'ended' THEN '2026-05-01'::timestamptz END WHERE id = ${id}`);
  }
  const isOneIn = (n: number) => sql`company_id = ${companyId} AND abs(hashtext(id::text)) % ${n}::int = 0 AND role = 'user'`;
  await change(sql`UPDATE users SET disabled = true WHERE ${isOneIn(4)}`);
  await change(sql`UPDATE assignments SET status = 'completed', completed_at = assigned_at + interval '3 days', score = 77.5
    WHERE company_id = ${companyId} AND status = 'in_progress' AND abs(hashtext(user_id::text)) % 2 = 0`);
  await change(sql`UPDATE users SET deleted_at = '2026-03-01', email = id::text WHERE id = ${people[8]?.id ?? ''}`);
  const headers = await server.signInAs(owner);
  const call = callAs(server, headers, companyId);
  const asFile = callAs(server, { ...headers, accept: 'text/csv' }, companyId);
  return { companyId, owner, campaigns, departments, groups, call, asFile };
}
export type CompanyOfAllStates = Awaited<ReturnType<typeof aCompanyOfAllStates>>;

const all = (name: string, values: readonly string[]): Query => values.map((value): Query[number] => [name, value]);
const allCampaigns = all('campaignStatuses', campaignStatuses);
const days: Query = [
  ['dateFrom', '2026-01-20'],
  ['dateTo', '2026-02-14'],
];

/** Filters under which figures are compared. */
export const filterSets: readonly { what: string; query(company: CompanyOfAllStates): Query }[] = [
  { what: 'no filter', query: () => [] },
  { what: 'all campaigns', query: () => allCampaigns },
  { what: 'ended campaigns', query: () => [['campaignStatuses', 'ended']] },
  { what: 'suspended campaigns', query: () => [['campaignStatuses', 'SUSPENDED']] },
  { what: 'chosen campaigns, whatever their state', query: ({ campaigns }) => all('campaignIds', campaigns.slice(2)) },
  { what: 'statuses of all campaigns', query: () => [...allCampaigns, ...all('statuses', ['not_completed', 'overdue'])] },
  { what: 'paused', query: () => [...allCampaigns, ['statuses', 'paused']] },
  { what: 'a status alone, which is asked of all campaigns', query: () => [['statuses', 'NOT_COMPLETED']] },
  { what: 'a period alone, which is asked of all campaigns', query: () => [...days, ['rangeOf', 'completed']] },
  {
    what: 'a status of running campaigns',
    query: () => [
      ['campaignStatuses', 'running'],
      ['statuses', 'completed'],
    ],
  },
  { what: 'days of assignment', query: () => [...allCampaigns, ...days] },
  { what: 'days on which it is due', query: () => [...allCampaigns, ...days, ['rangeOf', 'due']] },
  { what: 'days of completion', query: () => [...allCampaigns, ...days, ['rangeOf', 'completed']] },
  { what: 'a department', query: ({ departments }) => [['departments', departments[0]]] },
  { what: 'departments with people in common', query: ({ departments }) => [...allCampaigns, ...all('departments', departments)] },
  { what: 'groups by completion', query: ({ groups }) => [...all('groups', groups), ...days, ['rangeOf', 'completed']] },
  {
    what: 'departments and groups',
    query: ({ departments, groups }) => [...allCampaigns, ...all('departments', departments), ...all('groups', groups)],
  },
  {
    what: 'everything',
    query: ({ departments, groups, campaigns }) => [
      ...all('departments', departments),
      ['groups', groups[0]],
      ...days,
      ['rangeOf', 'due'],
      ...all('campaignIds', campaigns),
      ...all('statuses', ['completed', 'not_completed']),
    ],
  },
];
