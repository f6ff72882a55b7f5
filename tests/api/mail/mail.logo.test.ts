import { describe, expect, it } from 'vitest';
import { writePieces } from '#server/files/pieces';
import { ownerTx } from '#server/db/tx';
import { partnerLimits } from '#contract/partners/limits';
import { mailDelivery } from '#tests/support/server/mailDelivery';
import { mailQueue } from '#tests/support/server/mailQueue';

const delivery = mailDelivery();

/** The beginning of a PNG of this size in pixels, filled up to some bytes. */
function picture({ width = 480, height = 48, bytes = 400 } = {}): Buffer {
  const content = Buffer.alloc(bytes, 7);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(content);
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  return content;
}

/** The mail that a customer of a partner with this logo gets, as the mail server took it. */
async function mailWith(content: Buffer): Promise<string> {
  const { server } = delivery;
  const query = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);
  const partner = await server.company({ name: 'Vertex & Co', isPartner: true, companyType: 'oem', whiteLabelPageAccess: true });
  const customer = await server.company({ parentId: partner });
  const fileId = crypto.randomUUID();
  await query(
    `INSERT INTO files (id, company_id, kind, type, name, bytes, sha256, created_at) VALUES ($1, $2, 'image', 'image/png', 'logo', $3, '', now())`,
    [fileId, partner, content.length],
  );
  await ownerTx(server.services.db, (tx) => writePieces(tx, { companyId: partner, fileId }, content));
  await query('INSERT INTO brands (company_id, logo, updated_at) VALUES ($1, $2, now())', [
    partner,
    `uploads/${partner}/${fileId}`,
  ]);
  delivery.mailServer.heard.length = 0;
  await mailQueue(server.services, customer).add('one@test.example');
  await delivery.deliver();
  expect(delivery.mailServer.taken).toEqual(['one@test.example']);
  return delivery.mailServer.heard.join('\n');
}
/** The HTML of a mail, without the line breaks of its encoding. */
const htmlIn = (mail: string) => mail.replaceAll('=\n', '').replaceAll('=3D', '=');

describe('a mail to a partner’s customer', () => {
  it('shows the logo, which it carries with it, in a size that fits and with the name for those who do not see it', async () => {
    const content = picture();
    const mail = await mailWith(content);
    expect(mail).toContain('multipart/related');
    expect(mail).toContain('Content-ID: <logo@brand>');
    expect(mail).toMatch(/Content-Disposition: inline; filename=logo\.png/);
    expect(mail.replaceAll('\n', '')).toContain(content.toString('base64'));
    expect(htmlIn(mail)).toContain('<img src="cid:logo@brand" width="240" height="24" alt="Vertex &amp; Co"');
    expect(htmlIn(mail)).not.toMatch(/src="http/);
  });

  it('has the name alone if the logo is too large for every mail, or no picture', async () => {
    for (const content of [picture({ bytes: partnerLimits.mailLogo.bytes + 1 }), Buffer.from('not a picture')]) {
      delivery.mailServer.taken.length = 0;
      const mail = await mailWith(content);
      expect(mail).not.toMatch(/cid:|Content-ID/);
      expect(htmlIn(mail)).toContain('Vertex &amp; Co');
    }
  });
});
