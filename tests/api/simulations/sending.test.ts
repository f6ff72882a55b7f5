import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  completeSimulation,
  getSimulation,
  pauseSimulation,
  resumeSimulation,
  sendUncertainAgain,
  type SimulationCampaign,
} from '#contract/simulation/campaigns';
import { withdrawSimulationConsent } from '#contract/simulation/settings';
import { simulationLimits } from '#contract/simulation/limits';
import { setClock } from '#server/clock';
import { tick } from '#server/modules/clock';
import type { Post } from '#server/mail/post';
import { openWay, sendDue } from '#server/modules/simulations/sending/send';
import { findToken } from '#tests/support/simulations/findToken';
import { type MailServer, startMailServer } from '#tests/support/server/mailServer';
import { startQuietServer } from '#tests/support/server/testServer';
import { aSimulationTemplate, simulationOf, startSimulationLife } from '#tests/support/simulations/simulations';

// @once: mails are counted where they arrive; a second one must never come.

let mailServer: MailServer;
let server: Awaited<ReturnType<typeof startQuietServer>>;
let life: Awaited<ReturnType<typeof startSimulationLife>>;
let template: string;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startQuietServer({
    SIMULATION_SMTP_URL: `${mailServer.url}?maxConnections=1`,
    SIMULATION_DOMAINS: 'sim.example',
    SIMULATION_URL: 'https://go.sim.example',
  });
  life = await startSimulationLife(server);
  template = await aSimulationTemplate(server);
});
beforeEach(async () => {
  mailServer.taken.length = 0;
  mailServer.heard.length = 0;
  for (const answer of Object.keys(mailServer.answers)) Reflect.deleteProperty(mailServer.answers, answer);
  await life.query('DELETE FROM simulation_queue');
  await life.query('DELETE FROM simulation_paces');
});
afterEach(() => setClock(null));
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

/** Monday evening in Berlin: all of the day is due. */
const evening = '2031-03-03T15:59:00Z';

/** A launch for these people, planned on Monday morning; it is evening when it returns. */
async function launched(people: { email?: string; name?: string }[] = [{}]) {
  setClock(new Date('2031-03-03T07:00:00Z'));
  const customer = await life.aCustomer();
  const group = await server.aGroup({ companyId: customer.companyId }, [customer.admin]);
  await life.query('UPDATE simulation_settings SET exempt_group_id = $2 WHERE company_id = $1', [customer.companyId, group.id]);
  const users = [];
  for (const one of people) users.push(await server.aUser({ companyId: customer.companyId, ...one }));
  const campaign = await life.launch(customer.call, simulationOf([template], '2031-03-03'));
  await life.plan(customer.companyId);
  setClock(new Date(evening));
  return { ...customer, users, campaign, emails: users.map(({ email }) => email) };
}

const send = (open?: typeof openWay) => sendDue(server.services, open);
const messages = (campaign: SimulationCampaign) =>
  life.query<{
    status: string;
    uncertain: boolean;
    failure: { kind: string } | null;
    reason: string | null;
    sent_to: string | null;
    sent_on: string | null;
  }>(
    'SELECT status, is_uncertain AS uncertain, failure, reason, sent_to, sent_on::text FROM simulation_messages WHERE campaign_id = $1 ORDER BY due_at',
    [campaign.id],
  );
const waiting = () => life.query('SELECT * FROM simulation_queue');
/** As if the process that claimed had been silent for so long. */
const silentFor = (seconds: number) =>
  life.query(`UPDATE simulation_queue SET claimed_at = claimed_at - make_interval(secs => $1)`, [seconds]);

/** A sender that stops at a given point, like a frozen process, until it is woken. */
function frozen(where: 'before the mail' | 'after the mail') {
  let wake = () => {};
  const sleep = new Promise<void>((resolve) => (wake = resolve));
  let fall = () => {};
  const asleep = new Promise<void>((resolve) => (fall = resolve));
  const open: typeof openWay = (services, load) => {
    const post = openWay(services, load);
    if (!post) return undefined;
    const sendIt: Post['send'] = async (mail, mayLeave) => {
      if (where === 'after the mail') await post.send(mail, mayLeave);
      fall();
      await sleep;
      if (where === 'before the mail') await post.send(mail, mayLeave);
    };
    return { ...post, send: sendIt };
  };
  return { open, asleep, wake };
}

describe('a simulated mail', () => {
  it('leaves when it is due, and not before', async () => {
    const { campaign, emails } = await launched();
    setClock(new Date('2031-03-03T07:30:00Z'));
    await send();
    expect(mailServer.taken).toEqual([]);
    setClock(new Date(evening));
    await send();
    expect(mailServer.taken).toEqual(emails);
    expect(await messages(campaign)).toMatchObject([
      { status: 'sent', uncertain: false, sent_to: emails[0], sent_on: '2031-03-03' },
    ]);
    expect(await waiting()).toEqual([]);
    await send();
    expect(mailServer.taken).toHaveLength(1);
  });

  it('comes from the operator’s domain, is marked, and names its person by a signed link', async () => {
    const { companyId } = await launched([{ name: 'Zoë"\r\nBcc: all@acme.example <b>' }]);
    await send();
    const heard = mailServer.heard.join('\r\n');
    const [head = ''] = heard.slice(heard.indexOf('354') < 0 ? heard.indexOf('DATA') : 0).split('\r\n\r\n');
    expect(head).toMatch(/^From: .*<it-service@sim\.example>/m);
    expect(head).toMatch(/^X-Test-Phish: heed-[0-9a-f]{24}$/m);
    expect(head).toMatch(/^Message-ID: <[a-z2-7]{24}@sim\.example>$/m);
    expect(head).not.toContain('heed.example');
    expect(head).not.toMatch(/^Bcc:/im);
    expect(findToken(server.services.secrets, ['link', 'trap', 'pixel'], head)).toBeNull();
    expect(findToken(server.services.secrets, ['report'], head)).not.toBeNull();
    const text = heard.replace(/=\r\n/g, '').replace(/=3D/g, '=');
    expect(text).toMatch(/href="https:\/\/go\.sim\.example\/s\/[a-z2-7]{24}"/);
    expect(text).toMatch(/src="https:\/\/go\.sim\.example\/s\/[a-z2-7]{24}\.gif"/);
    expect(text).not.toContain('link.example');
    expect(text.slice(text.indexOf('<!doctype html>'))).not.toContain('<b>');
    const [own] = await life.query<{ key: Buffer }>('SELECT key FROM simulation_messages WHERE company_id = $1', [companyId]);
    expect(findToken(server.services.secrets, ['link'], text)?.key).toEqual(own?.key);
  });
});

describe('nobody gets a mail twice', () => {
  it('where a process is frozen before the mail, and another one has sent it', async () => {
    const { campaign, emails } = await launched();
    const node = frozen('before the mail');
    const sleeping = send(node.open);
    await node.asleep;
    await silentFor(46);
    await send();
    node.wake();
    await sleeping;
    expect(mailServer.taken).toEqual(emails);
    expect(await messages(campaign)).toMatchObject([{ status: 'sent', uncertain: false }]);
  });

  it('where a process ends after the mail, before it has recorded it: it may not have arrived', async () => {
    const { campaign, emails } = await launched();
    const node = frozen('after the mail');
    const sleeping = send(node.open);
    await node.asleep;
    await silentFor(46);
    await send();
    expect(await messages(campaign)).toMatchObject([{ status: 'sent', uncertain: true }]);
    node.wake();
    await sleeping;
    await send();
    expect(mailServer.taken).toEqual(emails);
    expect(await waiting()).toEqual([]);
  });

  it('unless an admin says so: then under the same Message-ID, in the next window', async () => {
    const { campaign, call, emails } = await launched();
    const node = frozen('after the mail');
    const sleeping = send(node.open);
    await node.asleep;
    await silentFor(46);
    await send();
    node.wake();
    await sleeping;
    const params = { campaignId: campaign.id };
    expect((await call(sendUncertainAgain, { params, body: { expectedTotal: 2 } })).code).toBe('total_changed');
    expect((await call(sendUncertainAgain, { params, body: { expectedTotal: 1 } })).json()).toMatchObject({ data: { sent: 1 } });
    await send();
    expect(mailServer.taken).toEqual(emails);
    setClock(new Date('2031-03-03T20:00:00Z'));
    await tick(server.services);
    setClock(new Date('2031-03-04T15:59:00Z'));
    await send();
    expect(mailServer.taken).toEqual([...emails, ...emails]);
    const ids = mailServer.heard.flatMap((line) => /Message-ID: .*/.exec(line) ?? []);
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(2);
  });

  it('where the connection breaks after its last byte', async () => {
    const { campaign } = await launched();
    const breaking: typeof openWay = (services, load) => {
      const post = openWay(services, load);
      const sendIt: Post['send'] = async (mail, mayLeave) => {
        await mayLeave();
        throw Object.assign(new Error('Connection closed unexpectedly'), { code: 'ECONNECTION', mail: mail.id });
      };
      return post && { ...post, send: sendIt };
    };
    await send(breaking);
    await send();
    expect(mailServer.taken).toEqual([]);
    expect(await messages(campaign)).toMatchObject([{ status: 'sent', uncertain: true }]);
  });

  it('where two processes send at the same time', async () => {
    const { emails } = await launched([{}, {}, {}, {}, {}, {}]);
    await Promise.all([send(), send(), send()]);
    expect([...mailServer.taken].sort()).toEqual([...emails].sort());
  });

  it('but it does leave where the connection broke before its last byte, or the server deferred it', async () => {
    const { campaign, emails } = await launched();
    mailServer.answers.recipient = () => '451 4.7.1 Try later';
    await send();
    expect(await messages(campaign)).toMatchObject([{ status: 'queued' }]);
    mailServer.answers.recipient = undefined;
    await life.query('UPDATE simulation_queue SET due_at = $1', [new Date(evening)]);
    await send();
    expect(mailServer.taken).toEqual(emails);
  });
});

describe('a mail does not leave', () => {
  it('while its campaign is paused, also if it was claimed before', async () => {
    const { call, campaign } = await launched();
    const node = frozen('before the mail');
    const sleeping = send(node.open);
    await node.asleep;
    await call(pauseSimulation, { params: { campaignId: campaign.id } });
    node.wake();
    await sleeping;
    expect(mailServer.taken).toEqual([]);
    await call(resumeSimulation, { params: { campaignId: campaign.id } });
    await life.query('UPDATE simulation_queue SET due_at = $1', [new Date(evening)]);
    await send();
    expect(mailServer.taken).toHaveLength(1);
  });

  it('after its campaign was archived: what waits is cancelled with it', async () => {
    const { call, campaign, companyId } = await launched([{}, {}]);
    const node = frozen('before the mail');
    const sleeping = send(node.open);
    await node.asleep;
    const reply = await call(completeSimulation, { params: { campaignId: campaign.id }, body: { companyId } });
    expect(reply.json<{ message: string }>().message).toBe('Phishing campaign archived!');
    node.wake();
    await sleeping;
    await send();
    expect(mailServer.taken).toEqual([]);
    expect(await messages(campaign)).toMatchObject([
      { status: 'cancelled', reason: 'archived' },
      { status: 'cancelled', reason: 'archived' },
    ]);
  });

  it('without the consent of the company, or while staff stopped sending', async () => {
    const { call, companyId } = await launched();
    await life.query(`INSERT INTO simulation_stops (company_id, reason, created_at) VALUES (NULL, 'Incident', now())`);
    await send();
    expect(mailServer.taken).toEqual([]);
    await life.query('DELETE FROM simulation_stops');
    const node = frozen('before the mail');
    const sleeping = send(node.open);
    await node.asleep;
    await life.query(
      'UPDATE simulation_settings SET consent_by = NULL, consent_at = NULL, consent_version = NULL WHERE company_id = $1',
      [companyId],
    );
    node.wake();
    await sleeping;
    await send();
    expect(mailServer.taken).toEqual([]);
    expect((await call(withdrawSimulationConsent)).json<{ data: { paused: number } }>().data.paused).toBe(1);
  });

  it('to who was disabled meanwhile; to who has another address it goes there', async () => {
    const { campaign, users } = await launched([{}, {}]);
    await life.query('UPDATE users SET disabled = true WHERE id = $1', [users[0]?.id]);
    await life.query('UPDATE users SET email = $2 WHERE id = $1', [users[1]?.id, 'moved@people.example']);
    await send();
    expect(mailServer.taken).toEqual(['moved@people.example']);
    expect((await messages(campaign)).map(({ status, reason }) => [status, reason]).sort()).toEqual([
      ['sent', null],
      ['skipped', 'disabled'],
    ]);
  });

  it('after its window', async () => {
    await launched();
    setClock(new Date('2031-03-03T16:00:01Z'));
    await send();
    expect(mailServer.taken).toEqual([]);
    expect(await waiting()).toHaveLength(1);
  });
});

describe('the sender', () => {
  it('that refuses an address: the mail bounced', async () => {
    const { campaign, call } = await launched([{ email: 'nobody@people.example' }]);
    mailServer.answers.recipient = () => '550 5.1.1 No such user';
    await send();
    expect(await messages(campaign)).toMatchObject([{ status: 'bounced', failure: { kind: 'noSuchAddress' } }]);
    const shown = (await call(getSimulation, { params: { campaignId: campaign.id } })).json<{ data: SimulationCampaign }>().data;
    expect(shown).toMatchObject({ usersCount: 1, sent: 0, bounced: 1 });
  });

  it('takes no more in a minute than its pace', async () => {
    await launched([{}, {}, {}]);
    // The minute must not end meanwhile.
    const left = 60 - new Date().getSeconds();
    if (left < 15) await new Promise((resolve) => setTimeout(resolve, left * 1000));
    await life.query(`INSERT INTO simulation_paces (sender, minute, sent, day, sent_today)
      VALUES ('house', date_trunc('minute', now()), ${simulationLimits.pace.house - 2}, now()::date, 298)`);
    await send();
    expect(mailServer.taken).toHaveLength(2);
    expect(await waiting()).toHaveLength(1);
  });

  it('is slowed down where its server says that it is too fast', async () => {
    await launched([{}, {}, {}]);
    mailServer.answers.recipient = () => '451 4.7.500 Server busy';
    await send();
    expect(await life.query('SELECT sender, factor FROM simulation_paces')).toEqual([{ sender: 'house', factor: 0.5 }]);
  });

  it('gives no domain more than half of its pace while others wait', async () => {
    const ofOne = Array.from({ length: 6 }, (_, n) => ({ email: `a${n}@one.example` }));
    await launched([...ofOne, { email: 'b@two.example' }]);
    await life.query(
      `UPDATE simulation_queue q SET due_at = q.due_at + interval '1 minute' FROM simulation_messages m JOIN users u ON u.id = m.user_id WHERE m.id = q.message_id AND u.email LIKE '%two.example'`,
    );
    await life.query(
      `INSERT INTO simulation_paces (sender, minute, sent, day, sent_today, factor, factor_set_at) VALUES ('house', now(), 0, now()::date, 0, 0.0134, now())`,
    );
    // Four a minute.
    await send();
    expect(mailServer.taken.slice(0, 3)).toContain('b@two.example');
  });

  it('of a company is the only one that its mails leave through, even if it takes none', async () => {
    const { companyId } = await launched();
    await life.query('UPDATE companies SET white_label_page_access = true WHERE id = $1', [companyId]);
    await life.query(
      `INSERT INTO company_domains (company_id, domain, token, created_at, proved_at) VALUES ($1, $2, 'x', now(), now())`,
      [companyId, `${companyId}.example`],
    );
    await life.query(
      `INSERT INTO mail_senders (company_id, kind, host, port, is_secure, username, sealed_password, from_email, created_at, updated_at)
        VALUES ($1, 'smtp', '127.0.0.1', 1, true, 'u', 'not sealed', $2, now(), now())`,
      [companyId, `post@${companyId}.example`],
    );
    await send();
    expect(mailServer.taken).toEqual([]);
    expect(await waiting()).toMatchObject([{ claim_id: null, leaving_at: null }]);
    expect(await life.query('SELECT sender FROM simulation_paces WHERE failing_since IS NOT NULL')).toEqual([
      { sender: companyId },
    ]);
  });
});
