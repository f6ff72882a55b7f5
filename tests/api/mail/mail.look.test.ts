import { beforeEach, describe, expect, it } from 'vitest';
import { ownerTx } from '#server/db/tx';
import { queueMail } from '#server/mail/queueMail';
import { inviteAdmin } from '#server/modules/users/invite/mails';
import { makePartnerTree, type PartnerTree } from '#tests/support/calls/partnerTree';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

const server: TestServer = await startTestServer();
let tree: PartnerTree;

const asOwner = (text: string, values: unknown[]) => server.services.db.pool.query(text, values);
/** Gives the reseller of the tree a colour, and a name of the panel that is verified. */
async function giveBrand(host: string): Promise<void> {
  const { id } = tree.reseller;
  await asOwner('UPDATE companies SET white_label_page_access = true WHERE id = $1', [id]);
  await asOwner(`INSERT INTO brands (company_id, colour, updated_at) VALUES ($1, '#5b3fa8', now())`, [id]);
  await asOwner(
    `INSERT INTO custom_domains (company_id, type, domain, token, created_at, verified_at) VALUES ($1, 'admin', $2, 't', now(), now())`,
    [id, host],
  );
}
/** The invitation that an admin of the company gets. */
async function invitationOf(companyId: string): Promise<{ subject: string; body: string }> {
  const { id: userId, email: to } = await server.aUser({ companyId, role: 'admin' });
  const params = { companyName: 'Acme', inviterName: 'Ana' };
  await ownerTx(server.services.db, (tx) => queueMail(tx, { companyId, userId, to, kind: inviteAdmin, lang: 'en', params }));
  const read = async () =>
    (
      await server.services.db.pool.query<{ subject: string; body: string }>(
        `SELECT subject, body FROM mails WHERE recipient = $1 AND status = 'sent'`,
        [to],
      )
    ).rows;
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await read();
  return mail ?? { subject: '', body: '' };
}

beforeEach(async () => {
  tree = await makePartnerTree(server);
});

describe('a mail to a partner’s customer', () => {
  it('has the name of the partner, and leads to their verified host name', async () => {
    const host = `portal.${crypto.randomUUID().slice(0, 8)}.example`;
    await giveBrand(host);
    const mail = await invitationOf(tree.granted.id);
    expect(mail.subject).toBe(`You’re now an admin of Acme on ${tree.reseller.name}`);
    expect(mail.body).toMatch(new RegExp(`\nhttp://${host.replaceAll('.', '\\.')}(:\\d+)?/change-password\\?token=`));
    expect(mail.body).not.toContain('Heed');
  });

  it('is ours again once the partner has no white label, and is ours for everybody else', async () => {
    await giveBrand(`portal.${crypto.randomUUID().slice(0, 8)}.example`);
    expect((await invitationOf(tree.stranger.id)).subject).toBe('You’re now an admin of Acme on Heed');
    await asOwner('UPDATE companies SET white_label_page_access = false WHERE id = $1', [tree.reseller.id]);
    const mail = await invitationOf(tree.granted.id);
    expect(mail.subject).toBe('You’re now an admin of Acme on Heed');
    expect(mail.body).toMatch(/\nhttp:\/\/localhost(:\d+)?\/change-password/);
  });
});
