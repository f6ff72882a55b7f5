import { beforeAll, describe, expect, it } from 'vitest';
import { type UploadedPolicy, uploadPolicy } from '#contract/courses/files';
import { courseLimits } from '#contract/courses/limits';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';
import { tiny, tinyPdf, uploadAs } from '#tests/support/calls/uploads';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

async function senderOf(company: Parameters<TestServer['aCompany']>[0]) {
  const { id } = await server.aCompany(company);
  return uploadAs(server, await server.signInAs(await server.aUser({ companyId: id, role: 'admin' })), id);
}
const locked = Buffer.concat([tinyPdf, Buffer.from('trailer\n<< /Root 1 0 R /Encrypt 5 0 R >>\nstartxref\n0\n%%EOF\n')]);
const page = Buffer.from('<!doctype html><script>alert(1)</script>');

describe('a policy as a document', () => {
  it('is what it contains, whatever its name, and is handed out to be saved', async () => {
    const send = await senderOf({ hasBoost: true });
    const sent = await send(uploadPolicy, { content: Buffer.concat([tinyPdf, page]), name: 'rules.html' });
    const policy = sent.json<UploadedPolicy>();
    expect(policy).toMatchObject({ name: 'rules.html', bytes: tinyPdf.length + page.length });
    const { headers } = await server.app.inject({ method: 'GET', url: policy.url });
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    expect(headers['content-disposition']).toMatch(/^attachment; /);
  });

  it.each([
    ['a page', page, 'not_a_policy'],
    ['a page before a document', Buffer.concat([page, tinyPdf]), 'not_a_policy'],
    ['a picture', tiny('png'), 'not_a_policy'],
    ['a document with a password', locked, 'pdf_locked'],
  ])('is refused as %s', async (_, content, code) => {
    const send = await senderOf({ hasBoost: true });
    const reply = await send(uploadPolicy, { content, name: 'rules.pdf' });
    expect([reply.status, reply.code, reply.field]).toEqual([415, code, 'file']);
  });

  it('has at most 7 MB', async () => {
    const send = await senderOf({ hasBoost: true });
    const content = Buffer.concat([tinyPdf, Buffer.alloc(courseLimits.uploadBytes + 1 - tinyPdf.length)]);
    expect(await send(uploadPolicy, { content, name: 'rules.pdf' })).toMatchObject({ status: 413, code: 'file_too_large' });
  });

  it('is part of Boost; partners have it on every plan', async () => {
    const content = tinyPdf;
    expect(await (await senderOf({}))(uploadPolicy, { content })).toMatchObject({ status: 403, code: 'plan_required' });
    expect(await (await senderOf({ isPartner: true }))(uploadPolicy, { content })).toMatchObject({ status: 200 });
  });
});
