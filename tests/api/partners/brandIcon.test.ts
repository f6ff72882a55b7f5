import { beforeAll, describe, expect, it } from 'vitest';
import { partnerLimits } from '#contract/partners/limits';
import { brandWithLogo, picture } from '#tests/support/server/brandLogo';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const query = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);
/** A partner with a verified host name. */
async function aPartner(name: string) {
  const { id } = await server.aCompany({ name, companyType: 'oem', whiteLabelPageAccess: true });
  const domain = `portal.${crypto.randomUUID().slice(0, 8)}.example`;
  await query(
    `INSERT INTO custom_domains (company_id, type, domain, token, created_at, verified_at, checked_at) VALUES ($1, 'admin', $2, 'x', now(), now(), now())`,
    [id, domain],
  );
  return { id, domain };
}
const icon = (host: string, headers = {}) => server.app.inject({ url: '/brand_icon', headers: { host, ...headers } });

describe('the icon of the page under a host name of a partner', () => {
  it('is a plain mark in the colour of the partner, checked at each use', async () => {
    const { id, domain } = await aPartner('vertex');
    await query(`INSERT INTO brands (company_id, colour, updated_at) VALUES ($1, '#7a1fa2', now())`, [id]);
    const reply = await icon(domain);
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'image/svg+xml',
      'no-cache',
    ]);
    expect(reply.body).toContain('fill="#7a1fa2"');
    expect(reply.body).toContain('>V</text>');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await icon(domain, { 'if-none-match': reply.headers.etag })).statusCode).toBe(304);
    await query(`UPDATE brands SET colour = '#104080' WHERE company_id = $1`, [id]);
    expect((await icon(domain, { 'if-none-match': reply.headers.etag })).body).toContain('fill="#104080"');
  });

  it('is the logo if that is nearly square and small', async () => {
    const { id, domain } = await aPartner('Vertex');
    const content = picture({ width: 240, height: 256 });
    await brandWithLogo(server, id, content);
    const reply = await icon(domain);
    expect([reply.headers['content-type'], reply.rawPayload.equals(content)]).toEqual(['image/png', true]);
    for (const unfit of [picture(), picture({ width: 64, height: 64, bytes: partnerLimits.iconLogo.bytes + 1 })]) {
      await brandWithLogo(server, id, unfit);
      expect((await icon(domain)).headers['content-type']).toBe('image/svg+xml');
    }
  });

  it('is nobody’s under our own names, and gone with the domain', async () => {
    const { id, domain } = await aPartner('Vertex');
    await query(`INSERT INTO brands (company_id, colour, updated_at) VALUES ($1, '#7a1fa2', now())`, [id]);
    expect((await icon('localhost')).statusCode).toBe(404);
    await query('UPDATE custom_domains SET verified_at = NULL WHERE company_id = $1', [id]);
    expect((await icon(domain)).statusCode).toBe(421);
  });
});
