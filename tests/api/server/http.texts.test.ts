import { beforeAll, describe, expect, it } from 'vitest';
import { cloneCourse } from '#contract/courses/courses';
import type { ErrorEnvelope } from '#contract/errors';
import { uploadCheatSheet } from '#contract/courses/files';
import { textLimits } from '#contract/kit/limits';
import { callAs } from '#tests/support/calls/callAs';
import { aCourse } from '#tests/support/calls/courses';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';
import { tinyPdf, uploadAs } from '#tests/support/calls/uploads';

let server: TestServer;
let companyId: string;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  ({ id: companyId } = await server.aCompany({ hasBoost: true }));
  headers = await server.signInAs(await server.aUser({ companyId, role: 'admin' }));
});

describe('a text that the database cannot store', () => {
  it.each([
    ['identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', { email: 'a\ud800@test.example', password: 'x' }, 'email'],
    ['identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', { email: 'a@test.example', password: 'x\0' }, 'password'],
    ['identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken', { token: '\udc00' }, 'token'],
    ['securetoken.googleapis.com/v1/token', { grant_type: 'refresh_token', refresh_token: 'x\0' }, 'refresh_token'],
  ])('is refused at sign-in (%s) with the name of its field', async (path, body, field) => {
    const reply = await server.post(`/${path}?key=k`, body);
    expect(reply.statusCode).toBe(422);
    expect(reply.json<ErrorEnvelope>().error.details).toMatchObject([{ code: 'validation_failed', field }]);
  });

  it('is refused in a URL, too', async () => {
    const url = `/gateway/api/v1/videos/video_library/company/${companyId}?search=a%00`;
    const reply = await server.app.inject({ url, headers });
    expect(reply.statusCode).toBe(422);
    expect(reply.json<ErrorEnvelope>().error.details).toMatchObject([{ field: 'search' }]);
  });
});

describe('a long name with surrogate pairs', () => {
  // One sign before them, so that the longest length falls into the middle of one.
  const long = `a${'🦉'.repeat(textLimits.textMax)}`;

  it('of an uploaded file is shortened without splitting a pair', async () => {
    const reply = await uploadAs(server, headers, companyId)(uploadCheatSheet, { content: tinyPdf, name: `${long}.pdf` });
    expect(reply.status).toBe(200);
    expect(reply.json<{ name: string }>().name).toMatch(/^(🦉)+$/u);
  });

  it('of a copied course is shortened without splitting a pair', async () => {
    const course = await aCourse(server, { name: long.slice(0, textLimits.textMax) });
    const reply = await callAs(server, headers, companyId)(cloneCourse, { params: { courseId: course.id } });
    expect(reply.status).toBe(200);
    const { clonedCourseId } = reply.json<{ clonedCourseId: string }>();
    const { rows } = await server.services.db.pool.query<{ name: string }>('SELECT name FROM courses WHERE id = $1', [
      clonedCourseId,
    ]);
    expect(rows[0]?.name).toMatch(/^a(🦉)+ \(copy\)$/u);
  });
});
