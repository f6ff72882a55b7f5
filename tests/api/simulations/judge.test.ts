import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '#contract/kit/durations';
import { truthLimits } from '#contract/simulation/truth';
import { setClock } from '#server/clock';
import { ownerTx } from '#server/db/tx';
import { forgetEvents } from '#server/modules/simulationTruth/forgetEvents';
import { judgeDue } from '#server/modules/simulationTruth/judgeDue';
import { signals } from '#server/modules/simulationTruth/signals';
import { isJudgementDue, judgeAgain } from '#server/modules/simulationTruth/waiting';
import { startQuietServer } from '#tests/support/server/testServer';
import { aBrowser, eventsHappened, type GivenEvent, mailsSent, type SentMail } from '#tests/support/simulations/happened';
import { startSimulationLife } from '#tests/support/simulations/simulations';
import { readTraces, storedEvents, type Trace } from '#tests/support/simulations/traces';

let server: Awaited<ReturnType<typeof startQuietServer>>;
let life: Awaited<ReturnType<typeof startSimulationLife>>;
beforeAll(async () => {
  server = await startQuietServer();
  life = await startSimulationLife(server);
});
afterEach(() => setClock(null));
afterAll(() => server.close());

const traces = readTraces();
const story = (name: string): Trace => {
  const found = traces.find((trace) => trace.name === name);
  if (!found) throw new Error(`no story ${name}`);
  return found;
};

type Sent = SentMail;
const sent = async (people: number, landingKind?: 'teach' | 'continue') => (await mailsSent(life, people, landingKind)).mails;
const happened = (mail: Sent, events: readonly GivenEvent[]) => eventsHappened(life, mail, events);

/** Runs the job, so many seconds after the mail was sent. */
async function judgedAfter({ sentAt }: Sent, seconds: number) {
  setClock(new Date(sentAt.getTime() + seconds * 1000));
  await judgeDue(server.services);
}

const eventsOf = ({ id }: Sent) =>
  life.query<{ class: string | null; rule: string | null }>(
    'SELECT class, rule FROM simulation_events WHERE message_id = $1 ORDER BY at, id',
    [id],
  );
const rulesOf = async (message: Sent) => (await eventsOf(message)).map(({ rule }) => rule);

/** The columns of a message, its moments as seconds after it was sent. */
async function figuresOf({ id, sentAt }: Sent) {
  const [row] = await life.query<Record<string, Date | number | boolean | null>>(
    `SELECT opened_raw_at AS "openedRaw", opened_at AS opened, clicked_raw_at AS "clickedRaw", clicked_at AS clicked,
        phished_raw_at AS "phishedRaw", phished_at AS phished, reported_at AS reported, unknown_n AS unknown, is_uncertain AS uncertain
      FROM simulation_messages WHERE id = $1`,
    [id],
  );
  return Object.fromEntries(
    Object.entries(row ?? {}).map(([name, value]) => [
      name,
      value instanceof Date ? (value.getTime() - sentAt.getTime()) / 1000 : value,
    ]),
  );
}
const nothing = {
  openedRaw: null,
  opened: null,
  clickedRaw: null,
  clicked: null,
  phishedRaw: null,
  phished: null,
  reported: null,
  unknown: 0,
  uncertain: false,
};

describe('what touched a message', () => {
  it('is counted by anything and by people, side by side', async () => {
    const [first, second] = (await sent(2)) as [Sent, Sent];
    await happened(first, [
      { after: 3, kind: 'link', source: 'protection', network: 'Exchange Online Protection' },
      { after: 600, kind: 'link' },
    ]);
    await happened(second, [{ after: 4, kind: 'link', source: 'protection', network: 'Exchange Online Protection' }]);
    await judgedAfter(second, 40_000);
    expect(await rulesOf(first)).toEqual(['network', 'stayed']);
    expect(await figuresOf(first)).toEqual({
      ...nothing,
      openedRaw: 3,
      opened: 600,
      clickedRaw: 3,
      clicked: 600,
      phishedRaw: 3,
      phished: 600,
    });
    expect(await figuresOf(second)).toEqual({ ...nothing, openedRaw: 4, clickedRaw: 4, phishedRaw: 4 });
  });

  it('is no more than open to review where nobody knows', async () => {
    const [message] = (await sent(1)) as [Sent];
    await happened(message, [{ after: 30, kind: 'link' }]);
    await judgedAfter(message, 100);
    expect(await eventsOf(message)).toEqual([{ class: 'unknown', rule: 'none' }]);
    expect(await figuresOf(message)).toEqual({ ...nothing, openedRaw: 30, clickedRaw: 30, phishedRaw: 30, unknown: 1 });
  });

  it('counts as phished only with the button, where the landing has one', async () => {
    const [message] = (await sent(1, 'continue')) as [Sent];
    await happened(message, [{ after: 300, kind: 'link' }]);
    await judgedAfter(message, 400);
    expect(await figuresOf(message)).toMatchObject({ clicked: 300, phishedRaw: null, phished: null });
    await happened(message, [{ after: 430, kind: 'continue', method: 'POST' }]);
    await judgedAfter(message, 500);
    expect(await rulesOf(message)).toEqual(['interaction', 'interaction']);
    expect(await figuresOf(message)).toMatchObject({ clicked: 300, phishedRaw: 430, phished: 430 });
  });

  it('waits until the message is quiet, but a minute at most', async () => {
    const [quiet, busy] = (await sent(2)) as [Sent, Sent];
    const shift = (busy.sentAt.getTime() - quiet.sentAt.getTime()) / 1000;
    await happened(quiet, [{ after: shift + 100, kind: 'pixel' }]);
    await happened(
      busy,
      [100, 110, 120, 130, 140, 150, 158].map((after) => ({ after, kind: 'pixel' })),
    );
    await judgedAfter(busy, 110);
    expect(await rulesOf(quiet)).toEqual([null]);
    expect(await isJudgementDue(server.services.db)).toBe(false);
    await judgedAfter(busy, 116);
    expect(await rulesOf(quiet)).toEqual(['stayed']);
    expect(await rulesOf(busy)).toEqual(Array(7).fill(null));
    setClock(new Date(busy.sentAt.getTime() + 161_000));
    expect(await isJudgementDue(server.services.db)).toBe(true);
    await judgeDue(server.services);
    expect(await rulesOf(busy)).toEqual(Array(7).fill('stayed'));
  });

  it('is judged again when a report comes', async () => {
    const [message] = (await sent(1)) as [Sent];
    await happened(message, [
      { after: 300, kind: 'pixel', source: 'office' },
      { after: 395, kind: 'link', source: 'security' },
    ]);
    await judgedAfter(message, 420);
    expect(await figuresOf(message)).toMatchObject({ clicked: 395, reported: null });
    await happened(message, [{ after: 430, kind: 'report', method: 'POST', agent: null, source: 'office' }]);
    await judgedAfter(message, 460);
    expect(await rulesOf(message)).toEqual(['stayed', 'after_report', 'report']);
    expect(await figuresOf(message)).toEqual({
      ...nothing,
      openedRaw: 300,
      opened: 300,
      clickedRaw: 395,
      phishedRaw: 395,
      reported: 430,
    });
  });

  it('counts nowhere when it comes too late, and is judged all the same', async () => {
    const [message] = (await sent(1)) as [Sent];
    await happened(message, [
      { after: 2_000_000, kind: 'link', isLate: true },
      { after: 2_000_010, kind: 'report', method: 'POST', isLate: true },
    ]);
    await judgedAfter(message, 2_000_100);
    expect(await rulesOf(message)).toEqual(['after_report', 'report']);
    expect(await figuresOf(message)).toEqual(nothing);
  });

  it('shows that the message arrived', async () => {
    const [message] = (await sent(1)) as [Sent];
    await life.query('UPDATE simulation_messages SET is_uncertain = true WHERE id = $1', [message.id]);
    await happened(message, [{ after: 5, kind: 'pixel' }]);
    await judgedAfter(message, 30);
    expect(await figuresOf(message)).toMatchObject({ uncertain: false, openedRaw: 5, opened: null });
  });

  it('changes nothing when it is judged again without news', async () => {
    const [message] = (await sent(1)) as [Sent];
    await happened(message, storedStory('safelinks-at-click'));
    await judgedAfter(message, 5000);
    const before = [await eventsOf(message), await figuresOf(message)];
    const written = () => life.query('SELECT xmin::text FROM simulation_messages WHERE id = $1', [message.id]);
    const version = await written();
    expect(await ownerTx(server.services.db, (tx) => judgeAgain(tx, sql`e.message_id = ${message.id}`))).toBe(1);
    await judgedAfter(message, 6000);
    expect([await eventsOf(message), await figuresOf(message)]).toEqual(before);
    expect(await written()).toEqual(version);
  });

  it('keeps its class when its source has been erased', async () => {
    const [message] = (await sent(1)) as [Sent];
    await happened(message, [{ after: 3, kind: 'link', agent: 'curl/8.11.0', source: 'tool' }]);
    await judgedAfter(message, 100);
    await life.query('UPDATE simulation_events SET source = NULL, source_hash = NULL, agent = NULL WHERE message_id = $1', [
      message.id,
    ]);
    expect(await ownerTx(server.services.db, (tx) => judgeAgain(tx, sql`e.message_id = ${message.id}`))).toBe(0);
    await happened(message, [{ after: 9000, kind: 'link' }]);
    await judgedAfter(message, 9100);
    expect(await rulesOf(message)).toEqual(['agent', 'stayed']);
    expect(await figuresOf(message)).toMatchObject({ clickedRaw: 3, clicked: 9000 });
  });

  it('is forgotten after its time, and the figures stay', async () => {
    const [message] = (await sent(1)) as [Sent];
    await happened(message, [{ after: 600, kind: 'link', source: 'office' }]);
    await judgedAfter(message, 700);
    const figures = await figuresOf(message);
    const forget = (days: number) =>
      forgetEvents(new Date(message.sentAt.getTime() + days * dayMs), (work) => ownerTx(server.services.db, work));
    const left = () =>
      life.query(`SELECT class, rule, agent, source_hash IS NULL AS "isErased" FROM simulation_events WHERE message_id = $1`, [
        message.id,
      ]);
    await forget(truthLimits.keep.sourceDays - 1);
    expect(await left()).toEqual([{ class: 'human', rule: 'stayed', agent: aBrowser, isErased: false }]);
    await forget(truthLimits.keep.sourceDays + 1);
    expect(await left()).toEqual([{ class: 'human', rule: 'stayed', agent: null, isErased: true }]);
    await forget(400);
    expect(await left()).toEqual([]);
    await happened(message, [{ after: 401 * 86_400, kind: 'link', isLate: true }]);
    await judgedAfter(message, 402 * 86_400);
    expect(await figuresOf(message)).toEqual(figures);
  });

  it('is not to review any more when it is forgotten', async () => {
    const [message] = (await sent(1)) as [Sent];
    await happened(message, [{ after: 30, kind: 'link' }]);
    await judgedAfter(message, 100);
    expect(await figuresOf(message)).toMatchObject({ clickedRaw: 30, unknown: 1 });
    const later = new Date(message.sentAt.getTime() + 400 * dayMs);
    await forgetEvents(later, (work) => ownerTx(server.services.db, work));
    expect(await figuresOf(message)).toMatchObject({ clickedRaw: 30, clicked: null, unknown: 0 });
  });

  it('waits while its message is not recorded as sent', async () => {
    const [message] = (await sent(1)) as [Sent];
    await life.query(`UPDATE simulation_messages SET status = 'queued', sent_at = NULL WHERE id = $1`, [message.id]);
    await happened(message, [{ after: 1, kind: 'link' }]);
    await judgedAfter(message, 40);
    expect(await rulesOf(message)).toEqual([null]);
    await life.query(`UPDATE simulation_messages SET status = 'sent', sent_at = due_at WHERE id = $1`, [message.id]);
    await judgedAfter(message, 45);
    expect(await rulesOf(message)).toEqual(['too_fast']);
  });

  it('is part of a burst when one source follows the links of many people', async () => {
    const messages = await sent(6);
    const [first] = messages as [Sent];
    const last = messages.at(-1) as Sent;
    for (const [index, message] of messages.entries()) {
      const after = (last.sentAt.getTime() - message.sentAt.getTime()) / 1000 + 3600 + index * 5;
      await happened(message, [{ after, kind: 'link', source: 'scanner', signals: signals.https + signals.noLanguage }]);
    }
    await judgedAfter(last, 4000);
    const rules = await Promise.all(messages.map(async (message) => (await rulesOf(message))[0]));
    expect(rules).toEqual(['none', 'none', 'none', 'none', 'two_signs', 'two_signs']);
    expect(await figuresOf(first)).toMatchObject({ clicked: null, unknown: 1 });
    expect(await figuresOf(last)).toMatchObject({ clicked: null, unknown: 0 });
  });

  it('is counted as the events themselves say, for every story', async () => {
    const messages = await sent(traces.length);
    for (const [index, message] of messages.entries()) await happened(message, storedStory(traces[index]?.name ?? ''));
    await judgedAfter(messages.at(-1) as Sent, 200_000);
    for (const message of messages) {
      const found = await life.query<{ kind: string; class: string; at: Date }>(
        'SELECT kind, class, at FROM simulation_events WHERE message_id = $1 ORDER BY at',
        [message.id],
      );
      const first = (kinds: string[], onlyPeople: boolean) => {
        const event = found.find((one) => kinds.includes(one.kind) && (!onlyPeople || one.class === 'human'));
        return event ? (event.at.getTime() - message.sentAt.getTime()) / 1000 : null;
      };
      const opens = ['pixel', 'link', 'trap', 'continue', 'report'];
      const clicks = ['link', 'trap', 'continue'];
      const phishes = ['link', 'continue'];
      expect(await figuresOf(message)).toEqual({
        openedRaw: first(opens, false),
        opened: first(opens, true),
        clickedRaw: first(clicks, false),
        clicked: first(clicks, true),
        phishedRaw: first(phishes, false),
        phished: first(phishes, true),
        reported: first(['report'], false),
        unknown: found.filter((one) => one.class === 'unknown').length,
        uncertain: false,
      });
    }
  });

  it('is judged once by two processes at the same time', async () => {
    const messages = await sent(5);
    for (const message of messages) await happened(message, [{ after: 100, kind: 'link', source: message.id }]);
    const last = messages.at(-1) as Sent;
    setClock(new Date(last.sentAt.getTime() + 40_000_000));
    await Promise.all([judgeDue(server.services), judgeDue(server.services)]);
    for (const message of messages) expect(await rulesOf(message)).toEqual(['stayed']);
  });
});

/** The events of a story, from sources of its own. */
function storedStory(name: string): GivenEvent[] {
  const trace = story(name);
  return storedEvents(trace).map((event, index) => ({
    ...event,
    after: trace.events[index]?.after ?? 0,
    source: `${name} ${event.sourceHash}`,
  }));
}
