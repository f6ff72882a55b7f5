/** What a message `m` adds to each figure that triggers keep. */
const figures: Record<string, string> = {
  messages: 'true',
  queued: "m.status = 'queued'",
  bounced: "m.status = 'bounced'",
  ignored: "m.status IN ('skipped', 'cancelled')",
  sent: "m.status = 'sent'",
  uncertain: "m.status = 'sent' AND m.is_uncertain",
  opened: "m.status = 'sent' AND m.opened_at IS NOT NULL",
  opened_raw: "m.status = 'sent' AND m.opened_raw_at IS NOT NULL",
  clicked: "m.status = 'sent' AND m.clicked_at IS NOT NULL",
  clicked_raw: "m.status = 'sent' AND m.clicked_raw_at IS NOT NULL",
  phished: "m.status = 'sent' AND m.phished_at IS NOT NULL",
  phished_raw: "m.status = 'sent' AND m.phished_raw_at IS NOT NULL",
  reported: "m.status = 'sent' AND m.reported_at IS NOT NULL",
  phished_reported: "m.status = 'sent' AND m.phished_at IS NOT NULL AND m.reported_at IS NOT NULL",
  opened_reported: "m.status = 'sent' AND m.opened_at IS NOT NULL AND m.phished_at IS NULL AND m.reported_at IS NOT NULL",
};
const names = [...Object.keys(figures), 'to_review'].join(', ');
const counted = `${Object.values(figures)
  .map((condition) => `count(*) FILTER (WHERE ${condition})::int`)
  .join(', ')}, coalesce(sum(m.unknown_n) FILTER (WHERE m.status = 'sent'), 0)::int`;

const messages = `(SELECT m.* FROM simulation_messages m JOIN simulation_campaigns c ON c.id = m.campaign_id AND c.deleted_at IS NULL WHERE m.company_id = $1) m`;
const inSets = `${messages} JOIN (SELECT user_id, department_id AS set_id FROM user_departments WHERE company_id = $1
  UNION ALL SELECT user_id, group_id FROM user_groups WHERE company_id = $1 UNION ALL SELECT id, company_id FROM users WHERE company_id = $1) s ON s.user_id = m.user_id`;
/** Rows of figures that are 0 stay, so they are left out. */
const kept = (table: string, keys: string) => `SELECT ${keys}, ${names} FROM ${table} WHERE company_id = $1 AND messages <> 0`;
const plain = (keys: string, from: string, where = 'true') =>
  `SELECT ${keys}, ${counted} FROM ${from} WHERE ${where} GROUP BY ${keys}`;

/** By table: the figures of a company ($1) that triggers keep, and the same counted from its messages. */
export const keptAndPlain: Readonly<Record<string, readonly [kept: string, plain: string]>> = {
  simulation_totals: [kept('simulation_totals', 'set_id, campaign_id'), plain('s.set_id, m.campaign_id', inSets)],
  simulation_counts: [
    kept('simulation_counts', 'set_id, campaign_id, round_id, template_id'),
    plain('s.set_id, m.campaign_id, m.round_id, m.template_id', inSets),
  ],
  simulation_days: [
    kept('simulation_days', 'set_id, campaign_id, round_id, sent_on'),
    plain('s.set_id, m.campaign_id, m.round_id, m.sent_on', inSets, 'm.sent_on IS NOT NULL'),
  ],
  simulation_facts: [
    kept('simulation_facts', 'set_id, campaign_id, round_id, facts'),
    plain('s.set_id, m.campaign_id, m.round_id, m.facts', inSets, 'm.facts <> 0'),
  ],
  simulation_people: [
    kept('simulation_people', 'scope_id, user_id'),
    `${plain('m.campaign_id, m.user_id', messages)} UNION ALL ${plain('m.company_id, m.user_id', messages)}`,
  ],
};
