import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { UploadedImage } from '#contract/courses/files';
import { uploadCheatSheet, uploadImage, uploadVideo } from '#contract/courses/files';
import { fileTypes } from '#contract/kit/fileTypes';
import { courseLimits } from '#contract/courses/limits';
import type { PickedVideo } from '#contract/courses/customTrainings';
import { run } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { learnerAppKey, startTestServer, type TestServer, unlimited } from '#tests/support/server/testServer';
import { tiny, tinyPdf, uploadAs, withOtherSignature } from '#tests/support/calls/uploads';
import { untilWaiting } from '#tests/support/server/untilWaiting';

let server: TestServer;
let companyId: string;
let send: ReturnType<typeof uploadAs>;
let sendFree: ReturnType<typeof uploadAs>;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany({ hasBoost: true })).id;
  headers = { ...unlimited, ...(await server.signInAs(await server.aUser({ companyId, role: 'admin' }))) };
  send = uploadAs(server, headers, companyId);
  const free = await server.aCompany();
  sendFree = uploadAs(server, await server.signInAs(await server.aUser({ companyId: free.id, role: 'admin' })), free.id);
});

const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.services.db.pool.query<T & object>(text, values)).rows as T[];
const stored = async () => {
  const [found] = await query<{ files: number; pieces: number }>(
    'SELECT (SELECT count(*)::int FROM files) AS files, (SELECT count(*)::int FROM file_pieces) AS pieces',
  );
  return found;
};
const image = async (content = tiny('png'), name = 'cover.png') =>
  (await send(uploadImage, { content, name })).json<UploadedImage>();
const get = (url: string, more: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers: more });

describe('the type of a file', () => {
  it.each(fileTypes.image.map((ending) => ({ ending, content: tiny(ending === 'jpeg' ? 'jpg' : ending) })))(
    'is a picture by its content: $ending',
    async ({ ending, content }) => {
      const { url } = await image(content, `named.${ending === 'gif' ? 'png' : 'txt'}`);
      expect((await get(url)).headers['content-type']).toBe(
        { gif: 'image/gif', png: 'image/png' }[ending as 'gif'] ?? 'image/jpeg',
      );
    },
  );

  it.each(fileTypes.video.map((ending) => ({ ending })))('is a video by its content: $ending', async ({ ending }) => {
    const reply = await send(uploadVideo, { content: tiny(ending), name: `Clip one.${ending}`, query: { duration: '2' } });
    expect(reply.json()).toMatchObject({ name: 'Clip one', duration: 2, thumbnail: null });
    const file = await get(reply.json<PickedVideo>().url);
    expect(file.headers['content-type']).toMatch(/^video\//);
    expect(file.rawPayload.equals(tiny(ending))).toBe(true);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const audio = Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from('ftypM4A \0\0\0\0M4A isom', 'latin1'), Buffer.alloc(64)]);
  it.each([
    ['a drawing with script', uploadImage, svg, 'cover.png', 'not_an_image'],
    ['a page', uploadImage, html, 'cover.gif', 'not_an_image'],
    ['a page', uploadCheatSheet, html, 'sheet.pdf', 'not_a_cheat_sheet'],
    ['a page before a document', uploadCheatSheet, Buffer.concat([html, tinyPdf]), 'sheet.pdf', 'not_a_cheat_sheet'],
    ['a video', uploadImage, tiny('webm'), 'cover.png', 'not_an_image'],
    ['a picture', uploadVideo, tiny('png'), 'clip.mp4', 'not_a_video'],
    ['a picture', uploadCheatSheet, tiny('png'), 'sheet.pdf', 'not_a_cheat_sheet'],
    ['sound', uploadVideo, audio, 'clip.m4v', 'not_a_video'],
    ['the beginning of a picture', uploadImage, tiny('png').subarray(0, 16), 'cover.png', 'not_an_image'],
    ['text', uploadVideo, Buffer.from('just words'), 'clip.mov', 'not_a_video'],
  ] as const)('is refused as what it is not: %s', async (_, endpoint, content, name, code) => {
    const before = await stored();
    const reply = await send(endpoint, { content, name });
    expect([reply.status, reply.code, reply.field]).toEqual([415, code, 'file']);
    expect(reply.text).toMatch(/^File should be of allowed content type: [A-Z0-9, ]+$/);
    expect(await stored()).toEqual(before);
  });

  it('is detected from its first bytes, whatever follows', async () => {
    const { url } = await image(Buffer.concat([tiny('gif'), html]), 'cover.html');
    const { headers: shown } = await get(url);
    expect(shown).toMatchObject({
      'content-type': 'image/gif',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(shown['content-disposition']).toBe('inline; filename="cover.html"; filename*=UTF-8\'\'cover.html');
  });

  it('is refused for an image with too many pixels', async () => {
    const huge = Buffer.from(tiny('png'));
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    expect((await send(uploadImage, { content: huge, name: 'huge.png' })).code).toBe('image_too_wide');
  });
});

describe('the size of a file', () => {
  const filled = (size: number) => Buffer.concat([tiny('png'), Buffer.alloc(size - tiny('png').length)]);

  it('is limited exactly; a refused file leaves nothing behind', async () => {
    const largest = filled(courseLimits.uploadBytes);
    const { url } = await image(largest);
    expect((await get(url)).rawPayload.equals(largest)).toBe(true);
    const before = await stored();
    const reply = await send(uploadImage, { content: filled(courseLimits.uploadBytes + 1), name: 'cover.png' });
    expect([reply.status, reply.code, reply.text]).toEqual([413, 'file_too_large', 'File size should be less than 7 MB']);
    expect(await stored()).toEqual(before);
  });

  it('must not be zero, and the field is required', async () => {
    for (const upload of [{ content: Buffer.alloc(0) }, { content: tiny('png'), field: 'picture' }])
      expect(await send(uploadImage, upload)).toMatchObject({ status: 422, code: 'validation_failed', field: 'file' });
    const noForm = { method: 'POST', url: `/gateway/rest/v1/company/${companyId}/files/image`, headers } as const;
    expect((await server.app.inject(noForm)).statusCode).toBe(422);
    expect((await server.app.inject({ ...noForm, payload: { file: 'x' } })).statusCode).toBe(422);
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it("is limited by the company's storage, also for two simultaneous uploads", async () => {
    const { id: full } = await server.aCompany({ hasBoost: true });
    const admin = await server.aUser({ companyId: full, role: 'admin' });
    await query(
      `INSERT INTO files (company_id, kind, type, name, bytes, sha256, created_at)
       SELECT $1::uuid, 'video', 'video/mp4', 'x', taken, 'x', $2::timestamptz FROM unnest($3::int[]) AS taken`,
      [full, new Date(), [courseLimits.companyFileBytes / 2, courseLimits.companyFileBytes / 2 - tiny('png').length]],
    );
    const sendFull = uploadAs(server, await server.signInAs(admin), full);
    let sent: ReturnType<typeof sendFull>[] = [];
    await ownerTx(server.services.db, async (tx) => {
      await run(tx, sql`SELECT 1 FROM companies WHERE id = ${full} FOR UPDATE`);
      sent = [1, 2].map(() => sendFull(uploadImage, { content: tiny('png') }));
      await untilWaiting(server.services.db, tx, 2);
    });
    expect((await Promise.all(sent)).map(({ code }) => code).sort()).toEqual(['storage_full', undefined]);
  });
});

describe('reading a file', () => {
  /** Longer than two pieces, each byte telling where it is. */
  const content = Buffer.concat([tiny('webm'), Buffer.from(Array.from({ length: 600_000 }, (_, at) => (at * 7) % 251))]);
  let url: string;
  beforeAll(async () => {
    const reply = await send(uploadVideo, { content, name: 'Наш ролик.webm', query: { duration: '9' } });
    ({ url } = reply.json<PickedVideo>());
  });

  it.each([
    ['bytes=0-', 0, content.length - 1],
    ['bytes=0-0', 0, 0],
    ['bytes=262143-262144', 262_143, 262_144],
    ['bytes=100000-599999', 100_000, 599_999],
    ['bytes=-10', content.length - 10, content.length - 1],
    ['bytes=600000-99999999', 600_000, content.length - 1],
  ])('in parts: %s', async (range, first, last) => {
    const reply = await get(url, { range });
    expect(reply.statusCode).toBe(206);
    expect(reply.headers['content-range']).toBe(`bytes ${first}-${last}/${content.length}`);
    expect(reply.headers['content-length']).toBe(String(last - first + 1));
    expect(reply.rawPayload.equals(content.subarray(first, last + 1))).toBe(true);
  });

  it('returns the complete file for unsupported ranges', async () => {
    for (const more of [
      {},
      { range: 'bytes=0-1,5-9' },
      { range: 'lines=1-2' },
      { range: 'bytes=5-1' },
      { range: 'bytes=0-5', 'if-range': '"other"' },
    ]) {
      const reply = await get(url, more as Record<string, string>);
      expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, content.length]);
    }
    const past = await get(url, { range: `bytes=${content.length}-` });
    expect([past.statusCode, past.headers['content-range']]).toEqual([416, `bytes */${content.length}`]);
    const head = await get(url, {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(content.length), '']);
    const again = await get(url, { 'if-none-match': String(head.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(head.headers['content-disposition']).toBe(
      `inline; filename="_.webm"; filename*=UTF-8''${encodeURIComponent('Наш ролик.webm')}`,
    );
    expect(head.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
  });

  it('requires a signed URL, for this file of this company, that has not expired', async () => {
    const { signedAddressOf } = await import('#server/files/addresses');
    const [, company = '', id = ''] = /^\/files\/([^/]+)\/([^?]+)/.exec(url) ?? [];
    const code = async (address: string) => (await get(address)).json<{ error: { code: string } }>().error.code;
    const dayMs = 86_400_000;
    expect(signedAddressOf(`uploads/${company}/${id}`)).toBe(url);
    expect(await code(signedAddressOf(`uploads/${company}/${id}`, Date.now() - dayMs) ?? '')).toBe('link_not_valid');
    expect(await code(url.replace(/expires=\d+/, `expires=${Math.floor(Date.now() / 1000) + 999_999}`))).toBe('link_not_valid');
    expect(await code(withOtherSignature(url))).toBe('link_not_valid');
    expect(await code(url.replace(/signature=.*/, 'signature='))).toBe('link_not_valid');
    expect(await code(url.replace(/\?.*/, ''))).toBe('not_found');
    expect(await code(url.replace(id, (await image()).id))).toBe('link_not_valid');
    expect(await code(url.replace(company, randomUUID()))).toBe('link_not_valid');
    expect(await code(signedAddressOf(`uploads/${company}/${randomUUID()}`) ?? '')).toBe('not_found');
  });

  it('requires no session, and ends with the company', async () => {
    expect((await get(url, { authorization: `Bearer ${learnerAppKey}` })).statusCode).toBe(200);
    const { id } = await server.aCompany({ hasBoost: true });
    const sendOther = uploadAs(server, await server.signInAs(await server.aUser({ companyId: id, role: 'admin' })), id);
    const { url: theirs } = (await sendOther(uploadImage, { content: tiny('png') })).json<UploadedImage>();
    // An address stands for the file of one company; behind the wall of another there is no such file.
    const { signedAddressOf } = await import('#server/files/addresses');
    const [, , fileId = ''] = /^\/files\/([^/]+)\/([^?]+)/.exec(theirs) ?? [];
    expect((await get(signedAddressOf(`uploads/${companyId}/${fileId}`) ?? '')).statusCode).toBe(404);
    await query('UPDATE companies SET disabled = true WHERE id = $1', [id]);
    expect((await get(theirs)).json()).toMatchObject({ error: { code: 'company_disabled' } });
  });
});

describe('permission to upload', () => {
  it('requires the right to write trainings, in the own company; uploads are in the audit log', async () => {
    expect((await sendFree(uploadImage, { content: tiny('png') })).code).toBe('plan_required');
    const elsewhere = uploadAs(server, headers, (await server.aCompany({ hasBoost: true })).id);
    expect((await elsewhere(uploadImage, { content: tiny('png') })).code).toBe('company_not_accessible');
    const reply = await send(uploadCheatSheet, { content: tinyPdf, name: '..\\folder/Rules of the house.pdf' });
    expect(reply.json()).toMatchObject({ name: 'Rules of the house' });
    const [row] = await query<{ subject_label: string; after: object }>(
      `SELECT subject_label, after FROM audit_log WHERE company_id = $1 AND action = 'files.uploaded' ORDER BY at DESC LIMIT 1`,
      [companyId],
    );
    expect(row).toMatchObject({
      subject_label: 'Rules of the house.pdf',
      after: { kind: 'cheatSheet', type: 'application/pdf', bytes: tinyPdf.length },
    });
  });

  it('accepts a plausible length of a video, and an uploaded poster', async () => {
    for (const wrong of ['0', '-3', '1.5', 'long', String(courseLimits.videoSeconds + 1)]) {
      const reply = await send(uploadVideo, { content: tiny('webm'), query: { duration: wrong } });
      expect([reply.code, reply.field], wrong).toEqual(['validation_failed', 'duration']);
    }
    const poster = await image();
    const ok = await send(uploadVideo, { content: tiny('avi'), name: 'a.avi', query: { posterId: poster.id, language: 'iw' } });
    expect(ok.json()).toMatchObject({ duration: 0, thumbnail: poster.url });
    const gone = await send(uploadVideo, { content: tiny('webm'), query: { posterId: randomUUID() } });
    expect([gone.code, gone.field]).toEqual(['validation_failed', 'posterId']);
  });
});
