import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { byteOrderMark, csvLine } from '../../csv.ts';
import { tenantTx, type Tx } from '../../db/tx.ts';
import type { CsvStream } from '../../implement.ts';
import type { Services } from '../../services.ts';
import { wordsFor } from '../../wordsFor.ts';
import { type AssignedUserOut, countCampaignUsers, nextCampaignUsers, type PeopleOfCampaign } from './campaignUsers.ts';

const pageRows = 5000;

interface Exporting {
  actor: Actor;
  campaignName: string;
  people: PeopleOfCampaign;
  services: Services;
  request: FastifyRequest;
  again<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Columns of the file: where the title stands in the locales. */
const titles = [
  'imports.fieldNames.email',
  'imports.fieldNames.name',
  'imports.fieldNames.lastName',
  'resources.users.fields.status',
  'campaigns.people.fields.score',
  'campaigns.people.fields.assignedAt',
  'campaigns.people.fields.dueAt',
  'campaigns.people.fields.completedAt',
];

const moment = (at: Date | null): string => at?.toISOString() ?? '';

function cellsOf(row: AssignedUserOut, t: (key: string) => string): string[] {
  const score = row.score === null ? '' : String(Math.round(row.score));
  const dates = [row.assignedAt, row.dueAt, row.completedAt].map(moment);
  return [row.email, row.name, row.lastName, t(`campaigns.statuses.${row.status}`), score, ...dates];
}

/** Everyone of a campaign who matches as CSV; the audit row is written before the first person leaves. */
export function exportCampaignUsers({ actor, campaignName, people, services, request, again }: Exporting): CsvStream {
  const t = wordsFor(request.headers['accept-language'] ?? actor.companyLang);
  async function* pieces(): AsyncGenerator<string> {
    await noteExport(services, actor, people, campaignName);
    yield `${byteOrderMark}${csvLine(titles.map(t))}`;
    let after: string | undefined;
    do {
      const page = await again((tx) => nextCampaignUsers(tx, people, after, pageRows));
      if (page.length > 0) yield page.map((row) => csvLine(cellsOf(row, t))).join('');
      after = page.length === pageRows ? page.at(-1)?.id : undefined;
    } while (after);
  }
  return { csv: pieces(), filename: `${campaignName}-${now().toISOString().slice(0, 10)}.csv` };
}

async function noteExport(services: Services, { sessionHash, companyId }: Actor, people: PeopleOfCampaign, label: string) {
  await tenantTx(services.db, { sessionHash, companyId }, 'write', async (tx, actor) => {
    const { total } = await countCampaignUsers(tx, people);
    const { searchText, statuses } = people;
    await audit(tx, actor, {
      action: 'users.exported',
      subject: { type: 'campaign', id: people.campaignId, label },
      count: total,
      selection: { ...(searchText && { searchText }), ...(statuses.length > 0 && { statuses }) },
    });
  });
}
