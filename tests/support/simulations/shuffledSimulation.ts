import { setClock } from '#server/clock';
import { aSimulationTemplate, simulationOf, type startSimulationLife } from './simulations.ts';

type Life = Awaited<ReturnType<typeof startSimulationLife>>;

/** Nine in ten left, on one of five days; people and programs opened, clicked and were phished, and some reported. */
const happened = `UPDATE simulation_messages SET status = CASE WHEN h % 10 > 0 THEN 'sent' ELSE 'bounced' END, reason = NULL, is_uncertain = h % 13 = 3,
    sent_at = due_at, sent_on = (due_at AT TIME ZONE 'UTC')::date + h % 5, unknown_n = h % 3,
    opened_raw_at = CASE WHEN h % 7 > 0 THEN due_at END, opened_at = CASE WHEN h % 7 > 2 THEN due_at END,
    clicked_raw_at = CASE WHEN h % 7 > 1 THEN due_at + interval '1 minute' END, clicked_at = CASE WHEN h % 7 > 3 THEN due_at + make_interval(mins => h % 90) END,
    phished_raw_at = CASE WHEN h % 7 > 2 THEN due_at END, phished_at = CASE WHEN h % 7 = 6 THEN due_at END,
    reported_at = CASE WHEN h % 5 > 2 THEN due_at + make_interval(mins => h % 60) END
  FROM (SELECT id AS message, abs(hashtext(user_id::text || round_id::text)) AS h FROM simulation_messages) d
  WHERE id = message AND campaign_id = $1`;

/** A company of sixty people in several departments and groups: a simulation with two rounds, and another that was sent once. */
export async function aShuffledSimulation(life: Life) {
  const { server } = life;
  setClock(new Date('2031-03-03T07:00:00Z'));
  const { companyId, call, admin } = await life.aCustomer();
  const users = await server.manyUsers(companyId, 60);
  const some = (each: number, from = 0) => users.filter((_, i) => i % each === from);
  const departments = [
    (await server.aDepartment({ companyId, name: 'Sales' }, some(2))).id,
    (await server.aDepartment({ companyId, name: 'accounting' }, some(3))).id,
    (await server.aDepartment({ companyId, name: 'Board' }, some(20, 7))).id,
  ];
  const groups = [
    (await server.aGroup({ companyId, name: 'Night shift' }, some(4))).id,
    (await server.aGroup({ companyId, name: 'First aid' }, some(5, 1))).id,
  ];
  const templates: string[] = [];
  for (let index = 0; index < 4; index += 1) templates.push(await aSimulationTemplate(server));
  const smart = { campaignType: 'SMART_PHISHING', schedule: 'monthly', sendingDays: 5 } as const;
  const { id: campaignId } = await life.launch(call, simulationOf(templates, '2031-03-03', { ...smart, name: 'Q1: "Mails"' }));
  // With one template, so that a quarter of the people get it a second time.
  const { id: once } = await life.launch(call, simulationOf(templates.slice(0, 1), '2031-03-10', { name: '=Once' }));
  await life.at('2031-03-03T07:00:00Z', companyId);
  await life.at('2031-03-10T07:30:00Z', companyId);
  await life.at('2031-04-03T07:00:00Z', companyId);
  for (const id of [campaignId, once]) {
    await life.query(
      'DELETE FROM simulation_queue q USING simulation_messages m WHERE m.id = q.message_id AND m.campaign_id = $1',
      [id],
    );
    await life.query(happened, [id]);
  }
  const rounds = (
    await life.query<{ id: string }>('SELECT id FROM simulation_rounds WHERE campaign_id = $1 ORDER BY number', [campaignId])
  )
    .map(({ id }) => id)
    .slice(0, 2);
  return { companyId, call, admin, users, departments, groups, campaignId, once, rounds };
}
export type ShuffledSimulation = Awaited<ReturnType<typeof aShuffledSimulation>>;
