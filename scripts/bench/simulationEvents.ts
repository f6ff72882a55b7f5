import autocannon from 'autocannon';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { listActiveSimulations } from '#contract/simulation/campaigns';
import { listReportRounds, listSimulationRecipients } from '#contract/simulation/reports';
import { writeToken } from '../../server/modules/simulations/tokens/token.ts';
import { openSecrets } from '../../server/secrets.ts';
import { openServerKeys } from '../../server/serverKeys.ts';
import type { ApiClient } from './apiClient.ts';
import { type Figure, ofLatencies } from './figures.ts';

/** Requests a second, of two in three for the picture and one for the link. */
const rate = 200;
const connections = 16;

interface EventBench {
  api: ApiClient;
  base: string;
  /** Of the server: its key signs the addresses. */
  dataDir: string;
  seconds: number;
  name(id: string): string;
  label(what: string): string;
}

const withIds = z.object({ data: z.object({ items: z.array(z.object({ id: z.string() })) }) });
const rounds = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The keys that `npm run seed` gives to the messages of a hundred people. */
async function seededKeys(api: ApiClient): Promise<Buffer[]> {
  const campaignId = (await api.get(listActiveSimulations.path, withIds)).data.items[0]?.id ?? '';
  const inCampaign = (path: string) => path.replace('{campaignId}', campaignId);
  const { data: sent } = await api.get(inCampaign(listReportRounds.path), rounds);
  const people = (await api.get(`${inCampaign(listSimulationRecipients.path)}?pageSize=100&orderBy=email&order=ASC`, withIds)).data
    .items;
  const keyOf = (person: string, round: string) =>
    createHash('md5')
      .update(person + round)
      .digest()
      .subarray(0, 10);
  return people.flatMap(({ id }) => sent.map((round) => keyOf(id, round.id)));
}

/** How long the pages of simulations take while mails are opened, each by another source. */
export async function measureEvents({ api, base, dataDir, seconds, name, label }: EventBench): Promise<Figure[]> {
  const secrets = openSecrets(openServerKeys({ dataDir, auditKey: undefined, secretsKey: undefined }).secretsKey);
  const keys = await seededKeys(api);
  const requests = keys.flatMap((key, i) => {
    const headers = {
      'x-forwarded-for': `198.18.${i >> 8}.${i & 255}`,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0',
    };
    const [pixel, link] = (['pixel', 'link'] as const).map((kind) => writeToken(secrets, kind, key));
    return [`/s/${pixel}.gif`, `/s/${link}`, `/s/${pixel}.gif`].map((path) => ({
      method: 'GET' as const,
      path,
      headers,
      body: '',
    }));
  });
  const latencies: number[] = [];
  const run = autocannon({ url: base, connections, duration: seconds, overallRate: rate, requests });
  run.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  const { requests: done, non2xx, errors, timeouts } = await run;
  if (non2xx + errors + timeouts > 0) throw new Error(`events: ${non2xx} refused, ${errors} errors, ${timeouts} without an answer`);
  const what = label('simulation: a mail is opened, or its link followed');
  return [
    { id: `${name('simulation-events')}.rate`, what, unit: 'requests/s', value: done.total / seconds },
    ...ofLatencies(name('simulation-events'), what, latencies),
  ];
}
