import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sendingPartner } from '#tests/support/calls/sendingPartner';
import { codeOf } from '#tests/support/server/bareServer';
import { mailDelivery } from '#tests/support/server/mailDelivery';
import { type MailServer, startMailServer } from '#tests/support/server/mailServer';
import { graphConsent } from '#tests/support/sso/graphConsent';
import { application, type Microsoft, startMicrosoft } from '#tests/support/sso/microsoft';

let microsoft: Microsoft;
let own: MailServer;
const delivery = mailDelivery(async () => {
  [microsoft, own] = [await startMicrosoft(), await startMailServer()];
  return microsoft.settings;
});
beforeEach(() => microsoft.reset());
afterAll(async () => {
  await microsoft.close();
  await own.close();
});

async function aPartner(more?: object) {
  const partner = await sendingPartner(delivery.server, more);
  const consent = graphConsent(delivery.server, microsoft, partner);
  const shown = async () => (await partner.call('GET', 'graph_api/is_available')).json();
  const smtp = {
    host: '127.0.0.1',
    port: Number(new URL(own.url).port),
    username: 'ana',
    password: 'hunter2',
    fromEmail: `training@${partner.domain}`,
    isSecure: false,
  };
  return { ...partner, ...consent, shown, smtp, mailbox: `training@${partner.domain}` };
}

describe('a mailbox at Microsoft', () => {
  it('is connected after it sent the admin a test mail, of which it keeps no copy; its tokens are never shown', async () => {
    const { id, admin, connect, shown, mailbox, query } = await aPartner();
    expect(await shown()).toMatchObject({ isAvailable: true, isConnected: false, fromEmail: null });
    const connected = await connect(mailbox.toUpperCase());
    expect(connected.statusCode, connected.body).toBe(200);
    expect(await shown()).toMatchObject({ isConnected: true, fromEmail: mailbox, failingSince: null });
    const [mail] = microsoft.sent;
    expect(mail?.message).toMatchObject({
      from: { emailAddress: { address: mailbox } },
      toRecipients: [{ emailAddress: { address: admin.email } }],
      body: { contentType: 'HTML', content: expect.stringContaining('through Microsoft 365') },
    });
    expect(mail?.saveToSentItems).toBe(false);
    const kept = await query(
      `SELECT m::text || (SELECT string_agg(a::text, ' ') FROM audit_log a WHERE a.company_id = $1) AS text
      FROM mail_senders m WHERE company_id = $1`,
      [id],
    );
    const everything = [connected.body, delivery.server.logText(), ...kept.rows.map(({ text }: { text: string }) => text)].join(
      '\n',
    );
    expect(everything).toContain('company.graph_connected');
    for (const secret of [...microsoft.tokens(), application.clientSecret]) expect(everything).not.toContain(secret);
  });

  it('is connected only in the session and the browser that began, and once', async () => {
    const { id, begin, comeBack, answerIn, call, mailbox } = await aPartner();
    microsoft.signIn(mailbox);
    const { url, cookie } = await begin();
    const answer = answerIn(await comeBack(url));
    const other = await delivery.server.open((await delivery.server.person({ companyId: id })).email);
    const tries = [{}, { cookie: 'heed_sso=x' }, { cookie, as: other }];
    for (const by of tries) expect(codeOf(await call('POST', 'graph_api/connect', answer, by))).toBe('verification_token_expired');
    expect((await call('POST', 'graph_api/connect', answer, { cookie })).statusCode).toBe(200);
    expect(codeOf(await call('POST', 'graph_api/connect', answer, { cookie }))).toBe('verification_token_expired');
  });

  it('is not connected with the code of somebody else’s consent', async () => {
    const { begin, comeBack, answerIn, call, shown, mailbox } = await aPartner();
    microsoft.signIn(mailbox);
    const mine = await begin();
    const { code } = answerIn(await comeBack((await begin()).url));
    const { state } = answerIn(await comeBack(mine.url));
    const refused = await call('POST', 'graph_api/connect', { state, code }, { cookie: mine.cookie });
    expect([codeOf(refused), (await shown()).isConnected]).toEqual(['graph_refused', false]);
  });

  it('leads back to the panel it began in: ours, or a verified domain of the company', async () => {
    const { id, begin, comeBack, query } = await aPartner();
    const portal = `portal.${crypto.randomUUID().slice(0, 8)}.example`;
    for (const origin of ['https://evil.example', `http://${portal}:3000`, 'http://127.0.0.1:3000'])
      expect(codeOf((await begin(origin)).reply), origin).toBe('validation_failed');
    await query(
      `INSERT INTO custom_domains (company_id, type, domain, token, created_at, verified_at) VALUES ($1, 'admin', $2, 't', now(), now())`,
      [id, portal],
    );
    microsoft.signIn('somebody@test.example');
    const there = await comeBack((await begin(`http://${portal}:3000`)).url);
    expect([there.host, there.pathname]).toEqual([`${portal}:3000`, '/partner-portal/white-label']);
    const { url } = await begin(`http://${portal}:3000`);
    await query('DELETE FROM custom_domains WHERE company_id = $1', [id]);
    expect((await comeBack(url)).search).toBe('?graphError=expired');
  });

  it('is not connected if its owner cancels, and the page says why', async () => {
    const { begin, comeBack } = await aPartner();
    microsoft.signIn('');
    expect((await comeBack((await begin()).url)).search).toBe('?graphError=denied');
    const forged = await delivery.server.app.inject({
      url: '/gateway/white-label/api/v1/graph_api/callback?state=made-up&code=x&redirectDomain=https://evil.example',
    });
    expect(forged.headers.location).toBe('/settings/white-label?graphError=expired');
  });

  it('must be in a domain that the company has proved, and must send the test mail', async () => {
    const { connect, shown, mailbox } = await aPartner();
    const foreign = await connect('ceo@bank.example');
    expect(codeOf(foreign)).toBe('from_not_proved');
    expect(foreign.body).toContain('ceo@bank.example');
    expect(microsoft.sent).toEqual([]);
    microsoft.answers.mail = () => ({ status: 403, code: 'ErrorSendAsDenied', message: 'Not allowed to send' });
    const refused = await connect(mailbox);
    expect(codeOf(refused)).toBe('graph_refused');
    expect(refused.body).toContain('403 ErrorSendAsDenied Not allowed to send');
    expect(await shown()).toMatchObject({ isConnected: false });
  });

  it('and a mail server of one’s own exclude each other', async () => {
    const { connect, begin, call, smtp, mailbox, shown } = await aPartner();
    expect((await connect(mailbox)).statusCode).toBe(200);
    const refused = await call('PUT', 'smtp', smtp);
    expect(codeOf(refused)).toBe('mail_sender_in_use');
    expect(refused.body).toContain('Custom SMTP and Office Graph API cannot be used at the same time');
    expect(own.heard).toEqual([]);
    expect((await call('DELETE', 'smtp')).statusCode).toBe(404);

    const { cookie, url } = await begin();
    expect((await call('DELETE', 'graph_api/auth_reset')).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ isConnected: false, fromEmail: null });
    expect((await call('PUT', 'smtp', smtp)).statusCode).toBe(200);
    expect(codeOf((await begin()).reply)).toBe('mail_sender_in_use');
    const late = await call(
      'POST',
      'graph_api/connect',
      { state: new URL(url).searchParams.get('state') ?? '', code: 'x' },
      { cookie },
    );
    expect(codeOf(late)).toBe('mail_sender_in_use');
    expect((await call('DELETE', 'graph_api/auth_reset')).statusCode).toBe(404);
  });

  it('is for companies that may have a brand', async () => {
    const { begin, call } = await aPartner({ whiteLabelPageAccess: false });
    expect(codeOf((await begin()).reply)).toBe('contact_your_provider');
    expect(codeOf(await call('GET', 'graph_api/is_available'))).toBe('contact_your_provider');
  });
});
