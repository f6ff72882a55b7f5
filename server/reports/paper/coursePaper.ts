import { sql } from 'drizzle-orm';
import { courseReport } from '#contract/reports/people';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import { filterTexts } from './filterTexts.ts';
import type { MakePaper } from './paper.ts';
import { chartsOf, figuresOf, tableOf } from './reportPaper.ts';

/** Statistics of one campaign: its figures, and the people that match the filters of its page. */
export const coursePaper: MakePaper = async (reading) => {
  const { text } = reading.writing;
  const id = reading.params['campaignId'] ?? '';
  const [campaign] = await reading.ask((tx, companyId) =>
    rows<{ name: string; course: string }>(
      tx,
      sql`SELECT c.name, k.name AS course FROM campaigns c JOIN courses k ON k.id = c.course_id
        WHERE c.company_id = ${companyId} AND c.id = ${id}`,
    ),
  );
  if (!campaign) throw new Refusal('not_found');
  const { summary, charts, table } = courseReport;
  const campaignFilter = { campaignIds: [id] };
  const people = await tableOf(table, reading);
  return {
    name: campaign.course,
    content: {
      title: `${campaign.course} – ${text('campaigns.page.statistics')}`,
      filters: await filterTexts(['statuses'], reading),
      figures: await figuresOf(summary, reading, campaignFilter),
      charts: await chartsOf(charts, reading, campaignFilter),
      tables: [{ title: text('campaigns.people.title'), ...people }],
    },
    people: people.rows.length,
    campaign: { id, name: campaign.name },
  };
};
