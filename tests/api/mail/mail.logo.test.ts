import { describe, expect, it } from 'vitest';
import { partnerLimits } from '#contract/partners/limits';
import { brandWithLogo, picture } from '#tests/support/server/brandLogo';
import { mailDelivery } from '#tests/support/server/mailDelivery';
import { mailQueue } from '#tests/support/server/mailQueue';

const delivery = mailDelivery();

/** The mail that a customer of a partner with this logo gets, as the mail server took it. */
async function mailWith(content: Buffer): Promise<string> {
  const { server } = delivery;
  const partner = await server.company({ name: 'Vertex & Co', isPartner: true, companyType: 'oem', whiteLabelPageAccess: true });
  const customer = await server.company({ parentId: partner });
  await brandWithLogo(server, partner, content);
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
