import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeLearnerLink } from '#server/mail/learnerLink';
import { pageBrowser } from '#tests/support/learner/pageBrowser';
import { startQuietServer } from '#tests/support/server/testServer';

let server: Awaited<ReturnType<typeof startQuietServer>>;
let person: Awaited<ReturnType<typeof server.aUser>>;

beforeAll(async () => {
  server = await startQuietServer({ LEARNER_APP_URL: '' });
});
afterAll(() => server?.close());
beforeEach(async () => {
  person = await server.aUser({ companyId: (await server.aCompany({ hasBoost: true })).id });
});

const query = (text: string, values: unknown[]) => server.services.db.pool.query(text, values);
const stored = async () =>
  (
    await query(
      'SELECT language, language_guessed AS "isLanguageGuessed", time_zone AS zone, time_zone_guessed AS "isZoneGuessed" FROM users WHERE id = $1',
      [person.id],
    )
  ).rows[0];
/** Presses the button of a personal link, in a browser of this time zone. */
async function arrive(zone: string, address = '/open') {
  const link = writeLearnerLink(server.services.secrets, {
    userId: person.id,
    campaignId: null,
    issuedAt: new Date(),
    isFresh: false,
  });
  const browser = pageBrowser(server);
  expect((await browser.send(`/learn/enter/${link}${address}`, { zone })).status).toBe(303);
  return browser;
}

it('a browser names the time zone of somebody for whom nobody has set one, and names another later', async () => {
  await arrive('America/New_York');
  expect(await stored()).toMatchObject({ language: null, isLanguageGuessed: false, zone: 'America/New_York', isZoneGuessed: true });
  await arrive('Europe/Rome');
  expect(await stored()).toMatchObject({ zone: 'Europe/Rome', isZoneGuessed: true });
  for (const unknown of ['Mars/Phobos', '+03:00', '', 'x'.repeat(500)]) await arrive(unknown);
  expect(await stored()).toMatchObject({ zone: 'Europe/Rome', isZoneGuessed: true });
  await arrive('Asia/Kolkata');
  const calcutta = Intl.supportedValuesOf('timeZone').find((name) => /Kolkata|Calcutta/.test(name));
  expect(await stored()).toMatchObject({ zone: calcutta });
});

it('a browser does not replace what somebody set, and fills it again once it is cleared', async () => {
  await query("UPDATE users SET time_zone = 'Asia/Tokyo', language = 'ja' WHERE id = $1", [person.id]);
  await arrive('Europe/Rome');
  expect(await stored()).toEqual({ language: 'ja', isLanguageGuessed: false, zone: 'Asia/Tokyo', isZoneGuessed: false });
  await query('UPDATE users SET time_zone = NULL WHERE id = $1', [person.id]);
  await arrive('Europe/Rome');
  expect(await stored()).toMatchObject({ language: 'ja', zone: 'Europe/Rome', isZoneGuessed: true });
});

it('who presses a button in a language has chosen it, whatever was guessed or set before', async () => {
  await query("UPDATE users SET language = 'ja', language_guessed = true WHERE id = $1", [person.id]);
  const browser = await arrive('', '/open?lang=de');
  expect(await stored()).toMatchObject({ language: 'de', isLanguageGuessed: false });
  await browser.send('/learn/language', { lang: 'he', back: '/learn' });
  expect(await stored()).toMatchObject({ language: 'he', isLanguageGuessed: false });
  await query('UPDATE users SET language_guessed = true WHERE id = $1', [person.id]);
  await browser.send('/learn/language', { lang: 'he', back: '/learn' });
  expect(await stored()).toMatchObject({ language: 'he', isLanguageGuessed: false });
});
