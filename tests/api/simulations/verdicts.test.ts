import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { minuteMs } from '#contract/kit/durations';
import { simulationLimits } from '#contract/simulation/limits';
import {
  giveVerdict,
  listReview,
  listReviewEvents,
  listVerdicts,
  previewVerdict,
  type ReviewEvent,
  type ReviewGroup,
  undoVerdict,
  type Verdict,
  type VerdictBody,
  type VerdictPreview,
} from '#contract/simulation/review';
import { setClock } from '#server/clock';
import { forgetEvents } from '#server/modules/simulationTruth/forgetEvents';
import { signals } from '#server/modules/simulationTruth/signals';
import { judgeDue } from '#server/modules/simulationTruth/judgeDue';
import { ownerTx } from '#server/db/tx';
import type { Call } from '#tests/support/calls/callAs';
import { startQuietServer } from '#tests/support/server/testServer';
import { eventsHappened, type GivenEvent, mailsSent, type SentMail } from '#tests/support/simulations/happened';
import { keptAndPlain } from '#tests/support/simulations/plainFigures';
import { startSimulationLife } from '#tests/support/simulations/simulations';

let server: Awaited<ReturnType<typeof startQuietServer>>;
let life: Awaited<ReturnType<typeof startSimulationLife>>;
beforeAll(async () => {
  server = await startQuietServer();
  life = await startSimulationLife(server);
});
afterEach(() => setClock(null));
afterAll(() => server.close());

/** A program that names itself as browsers do. */
const odd = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Odd/1.0';
/** A link that nobody can judge: it named no language, and nothing else speaks against it. */
const doubtful: Omit<GivenEvent, 'after'> = {
  kind: 'link',
  source: 'cloud',
  agent: odd,
  signals: signals.https + signals.noLanguage,
};

interface Told {
  mails: SentMail[];
  call: Call;
  companyId: string;
  campaignId: string;
}

async function told(people: number): Promise<Told> {
  return mailsSent(life, people);
}

async function judged({ mails: [mail] }: Told, seconds: number) {
  if (!mail) throw new Error('no mail');
  setClock(new Date(mail.sentAt.getTime() + seconds * 1000));
  await judgeDue(server.services);
}

const classesOf = (mail: SentMail | undefined) =>
  life.query<{ class: string | null; rule: string | null }>(
    'SELECT class, rule FROM simulation_events WHERE message_id = $1 ORDER BY at, id',
    [mail?.id],
  );

async function expectPlain({ companyId }: Told) {
  for (const [table, [kept, plain]] of Object.entries(keptAndPlain)) {
    const apart = (of: string, without: string) => life.query(`(${of}) EXCEPT (${without})`, [companyId]);
    expect(await apart(kept, plain), table).toEqual([]);
    expect(await apart(plain, kept), table).toEqual([]);
  }
}

async function figures({ companyId, campaignId }: Told) {
  const [row] = await life.query<Record<string, number>>(
    `SELECT opened, clicked, phished, to_review AS "toReview" FROM simulation_totals WHERE company_id = $1 AND set_id = $1 AND campaign_id = $2`,
    [companyId, campaignId],
  );
  return row;
}

const queue = async ({ call, campaignId }: Told, query: { class?: 'scanner' | 'human' } = {}) => {
  const reply = await call(listReview, { params: { campaignId }, query });
  return reply.json<{
    data: { items: ReviewGroup[]; pageInfo: { totalCount: number }; totals: { events: number; waiting: number } };
  }>().data;
};

const given = { class: 'scanner', reason: 'security_scanner' } as const;
const say = ({ call, campaignId }: Told, body: Omit<VerdictBody, 'class' | 'reason'> & Partial<VerdictBody>) =>
  call(giveVerdict, { params: { campaignId }, body: { ...given, ...body } });
async function said(where: Told, body: Omit<VerdictBody, 'class' | 'reason'> & Partial<VerdictBody>): Promise<Verdict> {
  const reply = await say(where, body);
  expect(reply.status, reply.text).toBe(200);
  return reply.json<{ data: { verdict: Verdict } }>().data.verdict;
}
const undo = ({ call, campaignId }: Told, { id }: Pick<Verdict, 'id'>) =>
  call(undoVerdict, { params: { campaignId, verdictId: id } });

const minuteOf = ({ source, agent, minute, onlyClass }: ReviewGroup) => ({
  scope: 'source' as const,
  value: source ?? '',
  agent: agent ?? '',
  from: minute,
  to: new Date(Date.parse(minute) + minuteMs).toISOString(),
  onlyClass,
});

let sources = 0;
/** Two people whose links came from a cloud within a minute, and a third who clicked. */
async function aDoubt() {
  const found = await told(3);
  // Of its own, or all would be one burst.
  sources += 1;
  const cloud = { ...doubtful, source: `cloud ${sources}` };
  const [first, second, third] = found.mails as [SentMail, SentMail, SentMail];
  const at = new Date(Math.ceil((third.sentAt.getTime() + 3_600_000) / minuteMs) * minuteMs);
  const after = ({ sentAt }: SentMail, seconds: number) => (at.getTime() - sentAt.getTime()) / 1000 + seconds;
  await eventsHappened(life, first, [{ ...cloud, after: after(first, 1) }]);
  await eventsHappened(life, second, [
    { ...cloud, after: after(second, 10) },
    { ...cloud, after: after(second, 20) },
  ]);
  await eventsHappened(life, third, [{ kind: 'link', source: `home ${sources}`, after: after(third, 30) }]);
  await judged(found, 50_000);
  return { ...found, cloud, first, second, third, after };
}

describe('what is to review', () => {
  it('is grouped by source, agent and minute, with how many events, people and messages', async () => {
    const doubt = await aDoubt();
    const { items, pageInfo, totals } = await queue(doubt);
    expect(pageInfo.totalCount).toBe(1);
    expect(totals).toEqual({ events: 3, waiting: 0 });
    expect(items[0]).toMatchObject({
      source: doubt.cloud.source,
      agent: odd,
      class: 'unknown',
      onlyClass: 'unknown',
      rules: ['none'],
      kinds: ['link'],
      events: 3,
      people: 2,
      messages: 2,
    });
    expect((await queue(doubt, { class: 'human' })).items).toMatchObject([{ events: 1, people: 1 }]);
    expect((await queue(doubt, { class: 'scanner' })).items).toEqual([]);
    const { source, agent, minute } = items[0] as ReviewGroup;
    const reply = await doubt.call(listReviewEvents, {
      params: { campaignId: doubt.campaignId },
      query: { onlyClass: 'unknown', minute, source: source ?? '', agent: agent ?? '' },
    });
    const events = reply.json<{ data: { items: ReviewEvent[] } }>().data.items;
    expect(events.map(({ messageId }) => messageId)).toEqual([doubt.first.id, doubt.second.id, doubt.second.id]);
    expect(events[0]?.fullName).not.toBe('');
  });
});

describe('a verdict', () => {
  it('on a group changes the figures as was shown before, and undone it leaves what the rules say', async () => {
    const doubt = await aDoubt();
    const before = await figures(doubt);
    expect(before).toEqual({ opened: 1, clicked: 1, phished: 1, toReview: 3 });
    const about = minuteOf((await queue(doubt)).items[0] as ReviewGroup);
    const shown = await doubt.call(previewVerdict, {
      params: { campaignId: doubt.campaignId },
      query: { ...about, class: 'human' },
    });
    expect(shown.json<{ data: VerdictPreview }>().data).toEqual({
      events: 3,
      people: 2,
      messages: 2,
      figures: {
        opened: { before: 1, after: 3 },
        clicked: { before: 1, after: 3 },
        phished: { before: 1, after: 3 },
        toReview: { before: 3, after: 0 },
      },
    });
    const verdict = await said(doubt, { ...about, class: 'human', reason: 'other', text: 'We asked them', expectedTotal: 3 });
    expect(verdict).toMatchObject({ n: 3, class: 'human', text: 'We asked them', undoneAt: null });
    expect(await figures(doubt)).toEqual({ opened: 3, clicked: 3, phished: 3, toReview: 0 });
    expect(await classesOf(doubt.first)).toEqual([{ class: 'human', rule: 'verdict' }]);
    expect(await classesOf(doubt.third)).toEqual([{ class: 'human', rule: 'stayed' }]);
    await expectPlain(doubt);

    expect((await undo(doubt, verdict)).status).toBe(200);
    expect((await undo(doubt, verdict)).status).toBe(200);
    expect(await figures(doubt)).toEqual(before);
    expect(await classesOf(doubt.first)).toEqual([{ class: 'unknown', rule: 'none' }]);
    await expectPlain(doubt);
    const list = await doubt.call(listVerdicts, { params: { campaignId: doubt.campaignId } });
    expect(list.json<{ data: { items: Verdict[] } }>().data.items).toMatchObject([
      { id: verdict.id, n: 3, undoneAt: expect.any(String) },
    ]);
    const logged = await life.query<{ action: string }>(
      `SELECT action FROM audit_log WHERE company_id = $1 AND action LIKE 'simulations.verdict%' ORDER BY at, id`,
      [doubt.companyId],
    );
    expect(logged.map(({ action }) => action).toSorted()).toEqual(['simulations.verdictGiven', 'simulations.verdictUndone']);
  });

  it('on one event or one message leaves others alone, and can overrule what the rules are sure of', async () => {
    const doubt = await aDoubt();
    const [event] = await life.query<{ id: string }>('SELECT id FROM simulation_events WHERE message_id = $1 ORDER BY id', [
      doubt.second.id,
    ]);
    await said(doubt, { scope: 'event', value: event?.id ?? '', expectedTotal: 1 });
    expect(await classesOf(doubt.second)).toEqual([
      { class: 'scanner', rule: 'verdict' },
      { class: 'unknown', rule: 'none' },
    ]);
    await said(doubt, { scope: 'message', value: doubt.third.id, reason: 'own_testing', expectedTotal: 1 });
    expect(await figures(doubt)).toEqual({ opened: 0, clicked: 0, phished: 0, toReview: 2 });
    await expectPlain(doubt);
    const overruled = (await queue(doubt, { class: 'scanner' })).items;
    expect(overruled.map(({ onlyClass, rules }) => [onlyClass, rules])).toEqual(
      expect.arrayContaining([
        ['human', ['verdict']],
        ['unknown', ['verdict']],
      ]),
    );
  });

  it('on an agent or a source in a period is followed for what comes later, and not outside it', async () => {
    const doubt = await aDoubt();
    const from = doubt.first.sentAt;
    const to = new Date(from.getTime() + 40_000_000);
    const period = { from: from.toISOString(), to: to.toISOString() };
    const verdict = await said(doubt, { scope: 'agent', value: odd, ...period, expectedTotal: 3 });
    await eventsHappened(life, doubt.first, [
      { ...doubt.cloud, after: 39_000 },
      { ...doubt.cloud, after: 41_000 },
      { ...doubtful, agent: `${odd} Other/1.0`, after: 39_100 },
    ]);
    await judged(doubt, 60_000);
    const classes = (await classesOf(doubt.first)).map((event) => event.rule);
    expect(classes[0]).toBe('verdict');
    expect(classes[1]).toBe('verdict');
    expect(classes[2]).not.toBe('verdict');
    expect(classes[3]).not.toBe('verdict');
    await expectPlain(doubt);
    await undo(doubt, verdict);
    expect((await classesOf(doubt.first)).map(({ rule }) => rule)).not.toContain('verdict');
    await expectPlain(doubt);
  });

  it('given later counts, and what it hid holds again once it is undone', async () => {
    const doubt = await aDoubt();
    const message = { scope: 'message', value: doubt.first.id, expectedTotal: 1 } as const;
    await said(doubt, message);
    const later = await said(doubt, { ...message, class: 'human' });
    expect(await classesOf(doubt.first)).toEqual([{ class: 'human', rule: 'verdict' }]);
    await undo(doubt, later);
    expect(await classesOf(doubt.first)).toEqual([{ class: 'scanner', rule: 'verdict' }]);
  });

  it('is refused if other events came meanwhile', async () => {
    const doubt = await aDoubt();
    const about = minuteOf((await queue(doubt)).items[0] as ReviewGroup);
    expect((await say(doubt, { ...about, expectedTotal: 4 })).status).toBe(409);
    expect(await figures(doubt)).toMatchObject({ toReview: 3 });
  });

  it('names the field that is wrong', async () => {
    const doubt = await aDoubt();
    const wrong = async (body: Omit<VerdictBody, 'class' | 'reason'> & Partial<VerdictBody>) =>
      (await say(doubt, body)).json<{ error: { details: { field?: string }[] } }>().error.details.map(({ field }) => field);
    const period = { from: '2031-03-03T08:00:00Z', to: '2031-03-03T09:00:00Z' };
    expect(await wrong({ scope: 'event', value: 'x', expectedTotal: 1 })).toEqual(['value']);
    expect(await wrong({ scope: 'message', value: randomUUID(), expectedTotal: 1 })).toEqual(['value']);
    expect(await wrong({ scope: 'agent', value: odd, expectedTotal: 1 })).toEqual(['from', 'to']);
    expect(await wrong({ scope: 'agent', value: 'a', from: period.to, to: period.from, expectedTotal: 1 })).toEqual(['to']);
    expect(await wrong({ scope: 'message', value: doubt.first.id, ...period, expectedTotal: 1 })).toEqual(['from', 'to']);
    expect(await wrong({ scope: 'message', value: doubt.first.id, reason: 'other', expectedTotal: 1 })).toEqual(['text']);
    expect(await wrong({ scope: 'message', value: doubt.first.id, expectedTotal: 0 })).toEqual(['expectedTotal']);
  });

  it('neither reads nor changes what another company has', async () => {
    const doubt = await aDoubt();
    const other = await aDoubt();
    const foreign = { ...doubt, call: other.call };
    const params = { campaignId: doubt.campaignId };
    expect((await other.call(listReview, { params })).status).toBe(404);
    expect((await other.call(listVerdicts, { params })).status).toBe(404);
    expect((await say(foreign, { scope: 'message', value: doubt.first.id, expectedTotal: 1 })).status).toBe(404);
    const mine = { ...other, campaignId: other.campaignId };
    expect((await say(mine, { scope: 'message', value: doubt.first.id, expectedTotal: 1 })).status).toBe(422);
    const verdict = await said(doubt, { scope: 'message', value: doubt.first.id, expectedTotal: 1 });
    expect((await undo(mine, verdict)).status).toBe(404);
    expect((await undo(foreign, verdict)).status).toBe(404);
    expect(await classesOf(doubt.first)).toEqual([{ class: 'scanner', rule: 'verdict' }]);
    expect(await figures(other)).toMatchObject({ toReview: 3 });
  });

  it('on a late event changes no figure', async () => {
    const doubt = await aDoubt();
    await eventsHappened(life, doubt.first, [{ ...doubt.cloud, after: 45_000, isLate: true }]);
    await judged(doubt, 60_000);
    const before = await figures(doubt);
    const [late] = await life.query<{ id: string }>('SELECT id FROM simulation_events WHERE message_id = $1 AND is_late', [
      doubt.first.id,
    ]);
    await said(doubt, { scope: 'event', value: late?.id ?? '', class: 'human', expectedTotal: 1 });
    expect((await classesOf(doubt.first))[1]).toEqual({ class: 'human', rule: 'verdict' });
    expect(await figures(doubt)).toEqual(before);
    await expectPlain(doubt);
  });

  it('outlives the source of its events, and undone gives them back what the rules had said', async () => {
    const doubt = await aDoubt();
    const verdict = await said(doubt, { ...minuteOf((await queue(doubt)).items[0] as ReviewGroup), expectedTotal: 3 });
    const later = new Date(doubt.first.sentAt.getTime() + 100 * 86_400_000);
    setClock(later);
    await forgetEvents(later, (work) => ownerTx(server.services.db, work));
    await said(doubt, { scope: 'message', value: doubt.third.id, expectedTotal: 1 });
    expect(await classesOf(doubt.first)).toEqual([{ class: 'scanner', rule: 'verdict' }]);
    expect(await classesOf(doubt.third)).toEqual([{ class: 'scanner', rule: 'verdict' }]);
    await undo(doubt, verdict);
    expect(await classesOf(doubt.first)).toEqual([{ class: 'unknown', rule: 'none' }]);
    expect(await figures(doubt)).toMatchObject({ toReview: 3 });
    await expectPlain(doubt);
  });

  it('and the judge do not miss each other', async () => {
    const doubt = await aDoubt();
    const period = {
      from: doubt.first.sentAt.toISOString(),
      to: new Date(doubt.first.sentAt.getTime() + 90_000_000).toISOString(),
    };
    for (let index = 0; index < 5; index += 1) {
      await eventsHappened(life, doubt.third, [{ ...doubt.cloud, after: 30_000 + index }]);
      const shown = await doubt.call(previewVerdict, {
        params: { campaignId: doubt.campaignId },
        query: { scope: 'agent', value: odd, ...period, class: 'scanner' },
      });
      const { events } = shown.json<{ data: VerdictPreview }>().data;
      await Promise.all([judgeDue(server.services), say(doubt, { scope: 'agent', value: odd, ...period, expectedTotal: events })]);
      await judgeDue(server.services);
      expect((await classesOf(doubt.third)).filter(({ class: found, rule }) => found === 'unknown' || rule === null)).toEqual([]);
      await expectPlain(doubt);
    }
  });

  it('about many messages is followed by the job', async () => {
    const many = await told(simulationLimits.judgedAtOnce + 1);
    const [first] = many.mails as [SentMail];
    const from = new Date(first.sentAt.getTime() + 36_000_000);
    const period = { from: from.toISOString(), to: new Date(from.getTime() + minuteMs).toISOString() };
    await life.query(
      `INSERT INTO simulation_events (company_id, message_id, kind, method, at, source, source_hash, agent)
        SELECT company_id, id, 'link', 'GET', $2, '192.0.2.0/24', convert_to(id::text, 'UTF8'), $3 FROM simulation_messages WHERE campaign_id = $1`,
      [many.campaignId, from, odd],
    );
    await judged(many, 50_000);
    const reply = await say(many, { scope: 'agent', value: odd, ...period, expectedTotal: many.mails.length });
    expect(reply.json<{ data: { waiting: number } }>().data.waiting).toBe(many.mails.length);
    expect((await queue(many)).totals.waiting).toBe(many.mails.length);
    await judgeDue(server.services);
    expect(await figures(many)).toMatchObject({ clicked: 0, toReview: 0 });
    const { verdict } = reply.json<{ data: { verdict: Verdict } }>().data;
    await life.query('UPDATE simulation_events SET source_hash = NULL, source = NULL, agent = NULL WHERE company_id = $1', [
      many.companyId,
    ]);
    await undo(many, verdict);
    await judgeDue(server.services);
    expect((await classesOf(first)).map(({ rule }) => rule)).not.toContain('verdict');
    expect((await queue(many)).totals.waiting).toBe(0);
    await expectPlain(many);
  });
});
