import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maskedAddress } from '#server/modules/simulationTruth/source';
import { setClock } from '#server/clock';
import { type SentMessage, startSimulationPages } from '#tests/support/simulations/pages';

let life: Awaited<ReturnType<typeof startSimulationPages>>;
let people: SentMessage[];
beforeAll(async () => {
  life = await startSimulationPages();
  people = await life.sent({}, { people: 40 });
});
afterAll(() => setClock(null));

let next = 0;
function somebody(): SentMessage {
  const message = people[next];
  next += 1;
  if (!message) throw new Error('all messages are used');
  return message;
}
const from = (remoteAddress: string, url: string, headers: Record<string, string> = {}) =>
  life.server.app.inject({ url, remoteAddress, headers: { ...life.browser, ...headers } });
const total = (events: readonly { n: number }[]) => events.reduce((sum, { n }) => sum + n, 0);

describe('an event', () => {
  it('is stored before its request is answered, not judged, and changes nothing of its message', async () => {
    const message = somebody();
    const of = () => life.query('SELECT * FROM simulation_messages WHERE id = $1', [message.id]);
    const before = await of();
    await life.get(message.link);
    expect(await life.events(message)).toMatchObject([
      { kind: 'link', method: 'GET', n: 1, class: null, network: null, isLate: false },
    ]);
    expect(await of()).toEqual(before);
  });

  it('says the network of its source, and of the address a hash that differs from day to day', async () => {
    const message = somebody();
    setClock(new Date('2031-03-03T23:00:00Z'));
    await from('198.51.100.77', message.link);
    await from('198.51.100.77', message.link);
    await from('198.51.100.78', message.link);
    await from('2001:db8:1234:5678::9', message.link);
    setClock(new Date('2031-03-04T01:00:00Z'));
    await from('198.51.100.77', message.link);
    const events = await life.events(message);
    expect(events.map(({ source }) => source)).toEqual([
      '198.51.100.0/24',
      '198.51.100.0/24',
      '198.51.100.0/24',
      '2001:db8:1234::/48',
      '198.51.100.0/24',
    ]);
    const [first, again, neighbour, , nextDay] = events.map(({ hash }) => hash);
    expect(again).toBe(first);
    expect(neighbour).not.toBe(first);
    expect(nextDay).not.toBe(first);
    expect(first).toHaveLength(32);
  });

  it.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.0/24'],
    ['2001:db8::1', '2001:db8::/48'],
    ['fe80::1%eth0', 'fe80::/48'],
    ['::1', '::/48'],
    ['no address', ''],
  ])('of %s has the source %s', (address, expected) => expect(maskedAddress(address)).toBe(expected));

  it('has 300 characters of an agent at most, and none that controls anything', async () => {
    const message = somebody();
    await life.get(message.link, { 'user-agent': 'x'.repeat(320) });
    await life.get(message.link, { 'user-agent': 'a\tb\u0085c<script>' });
    await life.get(message.link, { 'user-agent': '' });
    const agents = (await life.events(message)).map(({ agent }) => agent);
    expect(agents).toEqual(['x'.repeat(300), 'a b c<script>', '']);
  });

  it('says what its request tells of a browser', async () => {
    const message = somebody();
    await life.get(message.link);
    await life.get(message.link, { 'accept-language': '' });
    await life.server.app.inject({ url: message.link, headers: { 'accept-language': 'en', 'sec-purpose': 'prefetch;prerender' } });
    expect((await life.events(message)).map(({ signals }) => signals)).toEqual([0, 2, 4 + 8]);
  });
});

describe('many events', () => {
  it('are all stored, whatever comes together', async () => {
    const messages = Array.from({ length: 20 }, somebody);
    const asked = Array.from({ length: 200 }, (_, at) => messages[at % messages.length]);
    const replies = await Promise.all(asked.map((message, at) => life.get((at % 2 ? message?.link : message?.pixel) ?? '')));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(200).fill(200));
    const stored = await Promise.all(messages.map((message) => life.events(message)));
    expect(total(stored.flat())).toBe(200);
  });

  it('of one message, kind and source are counted in one row above 120 a minute', async () => {
    const message = somebody();
    for (let round = 0; round < 2; round += 1)
      await Promise.all(
        Array.from({ length: 500 }, () => from('192.0.2.1', message.link).then(({ statusCode }) => expect(statusCode).toBe(200))),
      );
    await from('192.0.2.2', message.link);
    await from('192.0.2.1', message.pixel);
    const events = await life.events(message);
    expect(total(events)).toBe(1002);
    // On a busy machine these requests take more than a minute.
    expect(events.length).toBeLessThan(600);
    expect(Math.max(...events.map(({ n }) => n))).toBeGreaterThan(200);
  }, 180_000);

  it('of one source are counted above 3,000 a minute, and the page still comes', async () => {
    const messages = [somebody(), somebody()];
    const office = '192.0.2.200';
    for (let round = 0; round < 7; round += 1)
      await Promise.all(Array.from({ length: 500 }, (_, at) => from(office, `${messages[0]?.pixel}?${at}`)));
    const other = messages[1];
    if (!other) throw new Error('no message');
    const replies = await Promise.all(Array.from({ length: 50 }, () => from(office, other.link)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
    expect(total(await life.events(other))).toBe(50);
  }, 120_000);

  it('of a message that is deleted meanwhile do not lose those of others', async () => {
    const [gone, stays] = [somebody(), somebody()];
    await Promise.all([life.get(gone.link), life.get(stays.link)]);
    await life.query('DELETE FROM simulation_messages WHERE id = $1', [gone.id]);
    const replies = await Promise.all([life.get(gone.link), life.get(stays.link)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(total(await life.events(stays))).toBe(2);
  });
});

describe('while the database is away', () => {
  const goAway = () =>
    life.query(`CREATE OR REPLACE FUNCTION goes_away() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'away' USING ERRCODE = '57P01'; END $$;
      CREATE TRIGGER goes_away BEFORE INSERT ON simulation_events FOR EACH ROW EXECUTE FUNCTION goes_away()`);
  const comeBack = () => life.query('DROP TRIGGER IF EXISTS goes_away ON simulation_events; DROP FUNCTION IF EXISTS goes_away()');
  afterAll(comeBack);

  it('the picture comes, and the page says in the language of the browser that it was a test and nothing was stored', async () => {
    const message = somebody();
    await goAway();
    const picture = await life.get(message.pixel);
    expect([picture.statusCode, picture.rawPayload.length]).toEqual([200, 43]);
    const page = await life.get(message.link, { 'accept-language': 'de' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(page.body).toContain('Phishing-Test Ihres Unternehmens');
    expect(page.body).toContain('es wurde nichts gespeichert');
    expect((await life.ask('POST', `${message.link}/continue`)).statusCode).toBe(503);
    await comeBack();
    expect((await life.get(message.link)).statusCode).toBe(200);
    expect(await life.events(message)).toHaveLength(1);
    expect(life.server.logText()).toContain('events of simulations were lost');
  });
});
