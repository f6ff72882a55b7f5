import { afterAll, describe, expect, it } from 'vitest';
import { createRecogniser } from '#server/modules/reportButton/recognise/recogniser';
import { keysIn } from '#server/modules/reportButton/recognise/tokensIn';
import { writeToken } from '#server/modules/simulations/tokens/token';
import { openSecrets } from '#server/secrets';
import { msgFile, rawMail } from '#tests/support/simulations/reportedMails';

const secrets = openSecrets(Buffer.alloc(32, 7));
const key = Buffer.from('00ff10203040506070fe', 'hex');
const other = Buffer.from('01ff10203040506070fe', 'hex');
const token = (kind: Parameters<typeof writeToken>[1], of = key) => writeToken(secrets, kind, of);
const link = `https://go.mail.example/s/${token('link')}`;
const header = `X-Heed-Simulation: ${token('report')}`;
const html = (address: string) => `<p>Hello — <a href="${address}">Make room</a></p>`;

const recogniser = createRecogniser();
afterAll(() => recogniser.end());
const found = async (raw: Uint8Array) => {
  const facts = await recogniser.read(raw);
  return facts && keysIn(secrets, facts).map((one) => one.toString('hex'));
};
const mine = [key.toString('hex')];

const simulated = rawMail({ headers: { 'X-Heed-Simulation': token('report'), From: 'it@mail.example' }, html: html(link) });
const eml = (content: Uint8Array) => rawMail({ attachments: [{ type: 'message/rfc822', content, encoding: '8bit' }] });
const safe = (url: string) => `https://eur02.safelinks.protection.outlook.com/?url=${encodeURIComponent(url)}&reserved=0`;

describe('a simulated mail is recognised', () => {
  it.each<[string, Uint8Array]>([
    ['forwarded within the text', rawMail({ text: `> Make room:\n> ${link}` })],
    ['with a link that filters rewrote twice', rawMail({ html: html(safe(safe(link))) })],
    ['by its picture alone', rawMail({ html: `<img src="https://go.mail.example/s/${token('pixel')}.gif">` })],
    ['by the name of the mail that was answered', rawMail({ headers: { 'In-Reply-To': `<${token('mail')}@mail.example>` } })],
    ['as an attached mail', eml(simulated)],
    [
      'as a file of another type',
      rawMail({ attachments: [{ type: 'application/octet-stream', name: 'Mail.EML', content: simulated }] }),
    ],
    ['attached to a mail that is attached', eml(eml(eml(simulated)))],
    [
      'as Outlook’s file',
      rawMail({ attachments: [{ type: 'application/vnd.ms-outlook', name: 'm.msg', content: msgFile({ headers: header }) }] }),
    ],
    [
      'as Outlook’s file without headers',
      rawMail({ attachments: [{ type: 'x/y', content: msgFile({ body: `Make room <${safe(link)}>` }) }] }),
    ],
    [
      'within Outlook’s file',
      rawMail({ attachments: [{ type: 'x/y', content: msgFile({ body: 'See below', inner: { headers: header } }) }] }),
    ],
  ])('%s', async (_, raw) => {
    expect(await found(raw)).toEqual(mine);
  });

  it('by its header before its links, so that a mail that quotes another is not taken for that one', async () => {
    const quoting = rawMail({
      headers: { 'X-Heed-Simulation': token('report') },
      html: html(`https://go.mail.example/s/${token('link', other)}`),
    });
    expect(await found(eml(quoting))).toEqual(mine);
  });

  it('each of several that are attached', async () => {
    const attachments = [key, other].map((of) => ({
      type: 'message/rfc822',
      content: rawMail({ headers: { 'X-Heed-Simulation': token('report', of) } }),
      encoding: '8bit' as const,
    }));
    expect(await found(rawMail({ attachments }))).toEqual([...mine, other.toString('hex')]);
  });
});

describe('what is not ours, or made to cost us', () => {
  it('has nothing in it', async () => {
    expect(await found(rawMail({ text: `https://evil.example/s/${'a'.repeat(24)}` }))).toEqual([]);
    expect(await found(Buffer.from('no mail at all'))).toEqual([]);
    expect(await found(Buffer.alloc(0))).toEqual([]);
  });

  it('is not searched below the fourth level', async () => {
    const nested = (levels: number) => Array.from({ length: levels }).reduce<Buffer>((raw) => eml(raw), simulated);
    expect(await found(nested(4))).toEqual(mine);
    expect(await found(nested(5))).toEqual([]);
    expect(await found(nested(50))).toEqual([]);
  });

  it('is read past a broken file of Outlook’s', async () => {
    const file = msgFile({ headers: header });
    for (const broken of [
      file.subarray(0, 700),
      Uint8Array.from(file, (byte, at) => (at > 40 && at % 3 === 0 ? 255 - byte : byte)),
    ])
      expect(await found(rawMail({ text: link, attachments: [{ type: 'x/y', name: 'm.msg', content: broken }] }))).toEqual(mine);
  });

  it('does not stop the reading of the next mail', async () => {
    const parts = '--outer\r\nContent-Type: multipart/mixed; boundary="outer"\r\n\r\n'.repeat(20_000);
    await found(Buffer.from(`Content-Type: multipart/mixed; boundary="outer"\r\n\r\n${parts}`));
    expect(await found(eml(simulated))).toEqual(mine);
  }, 30_000);
});

describe('a mail that no person wrote', () => {
  it.each([
    ['an absence note', { 'Auto-Submitted': 'auto-replied' }, true],
    ['one of an older program', { Precedence: 'auto_reply' }, true],
    ['one that came over a list', { Precedence: 'list' }, false],
    ['one that says a person wrote it', { 'Auto-Submitted': 'no' }, false],
  ])('%s', async (_, headers, isAutomatic) => {
    const facts = await recogniser.read(rawMail({ headers: headers as Record<string, string>, text: link }));
    expect(facts).toMatchObject({ isAutomatic, from: 'ana@acme.example', undelivered: null });
  });

  it('a report that a mail could not be delivered names its recipient', async () => {
    const status =
      'Reporting-MTA: dns; mx.acme.example\r\n\r\nFinal-Recipient: rfc822; Ana@acme.example\r\nAction: failed\r\nStatus: 5.1.1\r\n';
    const report = rawMail({
      type: 'multipart/report; report-type=delivery-status',
      headers: { From: 'MAILER-DAEMON@mx.acme.example' },
      attachments: [
        { type: 'message/delivery-status', content: status, encoding: '8bit' },
        { type: 'text/rfc822-headers', content: `${header}\r\nSubject: Full\r\n`, encoding: '8bit' },
      ],
    });
    const facts = await recogniser.read(report);
    expect(facts).toMatchObject({ isAutomatic: true, undelivered: 'ana@acme.example' });
    expect(facts && keysIn(secrets, facts)).toEqual([key]);
  });
});
