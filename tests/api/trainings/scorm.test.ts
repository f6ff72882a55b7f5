import { randomBytes, randomUUID } from 'node:crypto';
import { Script } from 'node:vm';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { cloneCourse } from '#contract/courses/courses';
import {
  downloadCourseScorm,
  downloadVideoScorm,
  listCourseScorm,
  listVideoScorm,
  type ScormItem,
  type ScormType,
  scormTypes,
} from '#contract/courses/scorm';
import { courseId, videoId } from '#server/catalogue/rows';
import { files, quizQuestions, videos } from '#server/db/schema';
import { ownerTx } from '#server/db/tx';
import { uploadPath } from '#server/files/addresses';
import { writePieces } from '#server/files/pieces';
import { packageAddress } from '#server/scorm/packageAddress';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { aCourse } from '#tests/support/calls/courses';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';
import { elementsOf, parseXml, type XmlElement } from '#tests/support/files/xml';

let server: TestServer;
let call: Call;
let companyId: string;
const essentials = courseId('essentials');

async function anAdmin(company: Parameters<TestServer['aCompany']>[0] = { hasBoost: true }) {
  const { id } = await server.aCompany(company);
  return callAs(server, await server.signInAs(await server.aUser({ companyId: id, role: 'admin' })), id);
}
beforeAll(async () => {
  server = await startTestServer();
  ({ id: companyId } = await server.aCompany({ hasBoost: true }));
  call = callAs(server, await server.signInAs(await server.aUser({ companyId, role: 'admin' })), companyId);
});

const itemsOf = async (id: string, who = call) =>
  (await who(listCourseScorm, { params: { courseId: id } })).json<{ data: { items: ScormItem[] } }>().data.items;
const urlOf = async (
  scormId: string,
  who = call,
  endpoint: typeof downloadCourseScorm | typeof downloadVideoScorm = downloadCourseScorm,
) => (await who(endpoint, { params: { scormId } })).json<{ data: { url: string } }>().data.url;
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

async function open(url: string) {
  const reply = await server.app.inject({ url });
  expect(reply.statusCode).toBe(200);
  const files = unzipSync(reply.rawPayload);
  return { headers: reply.headers, files, manifest: parseXml(textOf(files['imsmanifest.xml'])) };
}
async function packageOf(id: string, type: ScormType) {
  const item = (await itemsOf(id)).find((one) => one.type === type);
  return open(await urlOf(item?.id ?? ''));
}
const only = (element: XmlElement, name: string) => {
  const found = elementsOf(element, name);
  expect([name, found.length]).toEqual([name, 1]);
  return found[0] as XmlElement;
};

describe.each(scormTypes)('the package %s', (type) => {
  it('has a manifest of its edition, with one organization and one shareable object', async () => {
    const { manifest } = await packageOf(essentials, type);
    const is12 = type === '1.2';
    expect(manifest.attributes).toMatchObject({
      identifier: `heed-${essentials}`,
      xmlns: is12 ? 'http://www.imsproject.org/xsd/imscp_rootv1p1p2' : 'http://www.imsglobal.org/xsd/imscp_v1p1',
      'xmlns:adlcp': is12 ? 'http://www.adlnet.org/xsd/adlcp_rootv1p2' : 'http://www.adlnet.org/xsd/adlcp_v1p3',
      ...(!is12 && {
        'xmlns:adlseq': 'http://www.adlnet.org/xsd/adlseq_v1p3',
        'xmlns:adlnav': 'http://www.adlnet.org/xsd/adlnav_v1p3',
        'xmlns:imsss': 'http://www.imsglobal.org/xsd/imsss',
      }),
    });
    const version = { '1.2': '1.2', '2004 2nd': 'CAM 1.3', '2004 3rd': '2004 3rd Edition', '2004 4th': '2004 4th Edition' }[type];
    expect([only(manifest, 'schema').text, only(manifest, 'schemaversion').text]).toEqual(['ADL SCORM', version]);
    expect(manifest.children.map(({ name }) => name)).toEqual(['metadata', 'organizations', 'resources']);
    const organization = only(manifest, 'organization');
    expect(only(manifest, 'organizations').attributes['default']).toBe(organization.attributes['identifier']);
    const resource = only(manifest, 'resource');
    expect(only(organization, 'item').attributes['identifierref']).toBe(resource.attributes['identifier']);
    expect(resource.attributes).toMatchObject({ href: 'index.html', [is12 ? 'adlcp:scormtype' : 'adlcp:scormType']: 'sco' });
    expect(elementsOf(manifest, 'adlcp:masteryscore').map(({ text }) => text)).toEqual(is12 ? ['70'] : []);
    expect(elementsOf(manifest, 'imsss:minNormalizedMeasure').map(({ text }) => text)).toEqual(is12 ? [] : ['0.7']);
  });

  it('contains every file it names and names every file it contains, and the page finds its own', async () => {
    const { manifest, files } = await packageOf(essentials, type);
    const named = elementsOf(manifest, 'file').map(({ attributes }) => attributes['href']);
    expect([...named].sort()).toEqual(
      Object.keys(files)
        .filter((name) => name !== 'imsmanifest.xml')
        .sort(),
    );
    const page = textOf(files['index.html']);
    for (const [, asked = ''] of page.matchAll(/(?:src|href)="([^"]+)"/g)) expect(Object.keys(files)).toContain(asked);
    expect(page).not.toMatch(/__\w+__|<script>|style=|onclick=/);
    const data = textOf(files['course.js']);
    for (const [, asked = ''] of data.matchAll(/"(?:src|poster|href)":"([^"]+)"/g)) expect(Object.keys(files)).toContain(asked);
    for (const name of Object.keys(files).filter((one) => one.endsWith('.webm')))
      expect(files[name]?.length).toBeGreaterThan(10_000);
  });
});

/** A course of our own whose clip is really there. */
async function ownCourse(name: string) {
  const course = await aCourse(server, { companyId, name });
  const file = 'clips/phishing.webm';
  await ownerTx(server.services.db, (tx) => tx.update(videos).set({ file }).where(eq(videos.id, course.videoId)));
  return course;
}

describe('a package', () => {
  it('is in the language of its course, right to left if needed', async () => {
    const { files } = await packageOf(courseId('he-essentials'), '1.2');
    expect(textOf(files['index.html'])).toContain('<html lang="he" dir="rtl">');
    expect(textOf(files['course.js'])).toContain('"chapters":"פרקים"');
  });

  it('escapes a title with markup, also in its file name', async () => {
    const course = await ownCourse('Tom & "Jerry" <script> 日本');
    const { manifest, files, headers } = await packageOf(course.id, '2004 4th');
    expect(elementsOf(manifest, 'title').map(({ text }) => text)).toEqual([course.name, course.name]);
    expect(textOf(files['index.html'])).toContain('<title>Tom &amp; &quot;Jerry&quot; &lt;script&gt; 日本</title>');
    expect(textOf(files['course.js'])).not.toContain('<');
    expect(headers['content-disposition']).toContain("filename*=UTF-8''Tom%20%26%20%22Jerry%22");
    expect(headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  });

  it('says why an answer is right where the course does', async () => {
    const course = await ownCourse('With a reason');
    const before = textOf((await packageOf(course.id, '1.2')).files['course.js']);
    expect(before).not.toContain('explanation');
    await ownerTx(server.services.db, (tx) =>
      tx.update(quizQuestions).set({ explanation: 'It names nobody.' }).where(eq(quizQuestions.chapterId, course.quizChapter)),
    );
    expect(textOf((await packageOf(course.id, '1.2')).files['course.js'])).toContain('"explanation":"It names nobody."');
  });

  it('contains each file once, and the cheat sheet', async () => {
    const { files } = await packageOf(essentials, '1.2');
    const sizes = Object.entries(files).filter(([name]) => name.startsWith('media/'));
    expect(new Set(sizes.map(([, { length }]) => length)).size).toBe(sizes.length);
    expect(sizes.some(([name]) => name.endsWith('.pdf'))).toBe(true);
  });

  it('has a player of one classic script, which works from a file system and makes no calls', async () => {
    const { files } = await packageOf(essentials, '2004 4th');
    expect(Object.keys(files).filter((name) => name.endsWith('.js'))).toEqual(['course.js', 'player/player.js']);
    const player = textOf(files['player/player.js']);
    expect(() => new Script(player)).not.toThrow();
    expect(player).toMatch(/^"use strict";\s+\(function\(\) \{/);
    expect(player).not.toMatch(/\b(import|require|fetch|XMLHttpRequest|sendBeacon|WebSocket|eval)\b/);
  });

  it('of a video is one chapter without a score', async () => {
    const id = videoId(null, 'deepfakes');
    const list = await call(listVideoScorm, { params: { videoId: id } });
    const items = list.json<{ data: { items: ScormItem[] } }>().data.items;
    expect(items.map(({ type }) => type)).toEqual([...scormTypes]);
    const { manifest, files } = await open(await urlOf(items[0]?.id ?? '', call, downloadVideoScorm));
    expect(elementsOf(manifest, 'adlcp:masteryscore')).toEqual([]);
    expect(Object.keys(files).filter((name) => name.endsWith('.webm'))).toHaveLength(1);
    expect((await call(downloadCourseScorm, { params: { scormId: items[0]?.id ?? '' } })).code).toBe('not_found');
  });
});

describe('a package with files of the company', () => {
  it('contains them unchanged, under plain names', async () => {
    const course = await aCourse(server, { companyId, name: 'Our own clip' });
    const fileId = randomUUID();
    const content = randomBytes(300_000);
    await ownerTx(server.services.db, async (tx) => {
      const described = { kind: 'video' as const, type: 'video/mp4', name: 'Übersicht.MOV', bytes: content.length, sha256: 'x' };
      await tx.insert(files).values({ id: fileId, companyId, ...described, createdAt: new Date() });
      await writePieces(tx, { companyId, fileId }, content);
      const file = uploadPath(companyId, fileId);
      await tx.update(videos).set({ file }).where(eq(videos.id, course.videoId));
    });
    const opened = await packageOf(course.id, '2004 2nd');
    expect(Buffer.from(opened.files['media/1.mp4'] ?? []).equals(content)).toBe(true);
    expect(elementsOf(opened.manifest, 'file').map(({ attributes }) => attributes['href'])).toContain('media/1.mp4');
  });
});

describe('SCORM', () => {
  const day = 86_400_000;
  it.each([
    ['on Boost', { hasBoost: true }, 200, undefined],
    ['in a trial', { trialStatus: 'active' as const, trialEndsAt: new Date(Date.now() + day) }, 200, undefined],
    ['who is a partner', { isPartner: true }, 200, undefined],
    ['on the free plan', {}, 403, 'plan_required'],
    ['whose trial has ended', { trialStatus: 'expired' as const }, 403, 'trial_expired'],
  ])('for a company %s answers %j with %i', async (_who, company, status, code) => {
    const who = await anAdmin(company);
    for (const [endpoint, params] of [
      [listCourseScorm, { courseId: essentials }],
      [listVideoScorm, { videoId: videoId(null, 'phishing') }],
      [downloadCourseScorm, { scormId: (await itemsOf(essentials))[0]?.id ?? '' }],
    ] as const) {
      const reply = await who(endpoint, { params });
      expect([reply.status, reply.code]).toEqual([status, code]);
    }
  });

  it('lists nothing for a draft, and answers not found for unknown ids', async () => {
    const copy = (await call(cloneCourse, { params: { courseId: essentials } })).json<{ clonedCourseId: string }>();
    expect(await itemsOf(copy.clonedCourseId)).toEqual([]);
    expect((await call(listCourseScorm, { params: { courseId: randomUUID() } })).code).toBe('not_found');
    expect((await call(listVideoScorm, { params: { videoId: randomUUID() } })).code).toBe('not_found');
    expect((await call(downloadCourseScorm, { params: { scormId: randomUUID() } })).code).toBe('not_found');
  });

  it('of a company is not found by another', async () => {
    const course = await ownCourse('Ours');
    const [item] = await itemsOf(course.id);
    const stranger = await anAdmin();
    expect((await stranger(listCourseScorm, { params: { courseId: course.id } })).code).toBe('not_found');
    expect((await stranger(downloadCourseScorm, { params: { scormId: item?.id ?? '' } })).code).toBe('not_found');
  });

  it('returns a signed URL that works without a session, for a short time', async () => {
    const url = await urlOf((await itemsOf(essentials))[0]?.id ?? '');
    expect(url).toMatch(/^\/gateway\/scorm\/package\?token=[\w.-]+$/);
    const statusOf = async (address: string) => (await server.app.inject({ url: address })).statusCode;
    expect(await statusOf(url)).toBe(200);
    expect(await statusOf(url.slice(0, -4))).toBe(410);
    expect(await statusOf('/gateway/scorm/package')).toBe(410);
    const { signer } = server.services;
    const claims = { companyId, kind: 'course', id: essentials, type: '1.2' } as const;
    expect(await statusOf(await packageAddress(signer, claims))).toBe(200);
    const old = await signer.sign('scorm package', claims, -5);
    const other = await signer.sign('something else', claims, 60);
    expect(await statusOf(`/gateway/scorm/package?token=${old}`)).toBe(410);
    expect(await statusOf(`/gateway/scorm/package?token=${other}`)).toBe(410);
    expect(server.logText()).not.toContain(url.split('=')[1]);
  });
});
