import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { courseLimits } from '#contract/courses/limits';
import { downloadCourseScorm, listCourseScorm, type ScormItem, scormTypes } from '#contract/courses/scorm';
import { chapters, files, videos } from '#server/db/schema';
import { ownerTx } from '#server/db/tx';
import { uploadPath } from '#server/files/addresses';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { aCourse } from '#tests/support/calls/courses';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let call: Call;
let companyId: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ id: companyId } = await server.aCompany({ hasBoost: true }));
  call = callAs(server, await server.signInAs(await server.aUser({ companyId, role: 'admin' })), companyId);
});

/** A course of so many clips of the company, each as large as an upload may be. Their content is not there: nothing reads it. */
async function aCourseOfClips(count: number) {
  const course = await aCourse(server, { companyId, name: `${count} clips` });
  const large = { kind: 'video' as const, type: 'video/mp4', name: 'clip.mp4', bytes: courseLimits.uploadBytes, sha256: 'x' };
  const clip = { companyId, name: 'Clip', title: 'Clip', category: 'scams', seconds: 60, createdAt: new Date() };
  const ids = Array.from({ length: count }, () => ({ fileId: randomUUID(), videoId: randomUUID() }));
  await ownerTx(server.services.db, async (tx) => {
    await tx.insert(files).values(ids.map(({ fileId }) => ({ id: fileId, companyId, ...large, createdAt: new Date() })));
    const ofFile = (fileId: string) => ({ file: uploadPath(companyId, fileId) });
    await tx.insert(videos).values(ids.map(({ fileId, videoId: id }) => ({ id, ...clip, ...ofFile(fileId) })));
    const chapter = { companyId, courseId: course.id, section: 'Basics', name: 'Watch' };
    await tx.delete(chapters).where(eq(chapters.id, course.videoChapter));
    await tx
      .insert(chapters)
      .values(ids.map((clipIds, n) => ({ ...chapter, id: randomUUID(), position: n + 10, videoId: clipIds.videoId })));
  });
  return course;
}

describe('the media of a package', () => {
  const most = Math.floor(courseLimits.scorm.packageBytes / courseLimits.uploadBytes);

  it.each([
    ['fill it as far as they may', most, 200, undefined],
    ['are one clip too many', most + 1, 409, 'scorm_too_large'],
  ])('%s', async (_how, count, status, code) => {
    const { id } = await aCourseOfClips(count);
    const list = await call(listCourseScorm, { params: { courseId: id } });
    const { items } = list.json<{ data: { items: ScormItem[] } }>().data;
    expect(items).toHaveLength(scormTypes.length);
    for (const { id: scormId } of items) {
      const reply = await call(downloadCourseScorm, { params: { scormId } });
      expect([reply.status, reply.code]).toEqual([status, code]);
    }
  });
});
