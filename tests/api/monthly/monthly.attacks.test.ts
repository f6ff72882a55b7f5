import { beforeAll, describe, expect, it } from 'vitest';
import { createApiKey, type CreatedApiKey } from '#contract/company/apiKeys';
import { listAssignedVideos, watchMonthlyVideo } from '#contract/monthly/learning';
import { saveMonthlyProgramme, startMonthlyVideo } from '#contract/monthly/programme';
import { chooseMonth, endMonthlyVideo, listMonths, type Month } from '#contract/monthly/videos';
import { aPartner } from '#tests/support/calls/aPartner';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { stepOf } from '#tests/support/calls/stepOf';
import { programmeOf, startMonthlyLife } from '#tests/support/monthly/monthly';
import { unlimited } from '#tests/support/server/testServer';

let life: Awaited<ReturnType<typeof startMonthlyLife>>;
beforeAll(async () => {
  life = await startMonthlyLife();
});

async function keyOf(call: Call, companyId: string, scope: 'read' | 'write'): Promise<Call> {
  const made = await call(createApiKey, { body: { name: `Key ${scope}`, scope, ...(await stepOf(call)) } });
  return callAs(life.server, { ...unlimited, authorization: `Bearer ${made.json<CreatedApiKey>().key}` }, companyId);
}

describe('watching for another person', () => {
  it('is done by no session of the panel, no API key, no partner and no staff', async () => {
    const { server } = life;
    const partner = await aPartner(server);
    const customer = await partner.aCustomer({ hasBoost: true, isChildLoginAllowed: true });
    const admin = await server.aUser({ companyId: customer.id, role: 'admin', isOwner: true });
    const call = callAs(server, await server.signInAs(admin), customer.id);
    const [ana] = await server.manyUsers(customer.id, 1);
    await life.save(call);
    await life.start(call);
    await life.assign(customer.id);
    const [video] = await life.videosOf(customer.id, ana?.id ?? '');
    const house = await server.aCompany({ isHouse: true });
    const superadmin = await server.signInAs(await server.aUser({ companyId: house.id, role: 'superadmin' }));
    const callers: Record<string, Call> = {
      admin: call,
      'key that reads': await keyOf(call, customer.id, 'read'),
      'key that writes': await keyOf(call, customer.id, 'write'),
      partner: callAs(server, await server.signInAs(partner.admin), customer.id),
      staff: callAs(server, superadmin, customer.id),
    };
    for (const [who, by] of Object.entries(callers))
      for (const userId of [ana?.id ?? '', admin.id]) {
        const watched = await by(watchMonthlyVideo, {
          params: { userId, eventId: video?.eventId ?? '' },
          body: { watchedSeconds: 99 },
        });
        const read = await by(listAssignedVideos, { params: { userId } });
        expect([who, watched.status, read.status]).toEqual([who, 401, 401]);
      }
    expect(await life.history(call)).toMatchObject([{ assignments: 2, completed: 0 }]);
  });

  it('is refused for disabled and deleted people, and for people of another company', async () => {
    const { companyId, call } = await life.aCustomer();
    const [ana, ben] = await life.server.manyUsers(companyId, 2);
    await life.save(call);
    await life.start(call);
    await life.assign(companyId);
    const [video] = await life.videosOf(companyId, ana?.id ?? '');
    await life.query('UPDATE users SET disabled = true WHERE id = $1', [ana?.id]);
    await life.query('UPDATE users SET deleted_at = now() WHERE id = $1', [ben?.id]);
    const stranger = await life.server.aUser();
    for (const person of [ana, ben, stranger])
      expect((await life.watch(companyId, person?.id ?? '', video?.eventId ?? '', 99)).status).toBe(404);
    expect((await life.watch(stranger.companyId, stranger.id, video?.eventId ?? '', 99)).status).toBe(404);
    expect(await life.history(call)).toMatchObject([{ completed: 0 }]);
  });
});

describe('what another company has', () => {
  it('is not there: its video, its upload, its departments', async () => {
    const [ours, theirs] = [await life.aCustomer(), await life.aCustomer()];
    await life.save(theirs.call);
    await life.start(theirs.call);
    const [event] = await life.history(theirs.call);
    expect((await ours.call(endMonthlyVideo, { params: { eventId: event?.id ?? '' } })).status).toBe(404);
    const { id: videoId } = (
      await life.query<{ id: string }>(
        `INSERT INTO videos (company_id, name, title, category, seconds, file, created_at)
          VALUES ($1, 'Ours alone', 'Ours alone', 'x', 9, 'x', now()) RETURNING id`,
        [theirs.companyId],
      )
    )[0] ?? { id: '' };
    const [, next] = (await theirs.call(listMonths)).json<Month[]>();
    const place = { params: { month: next?.id ?? '' }, body: { kind: 'video', videoId } } as const;
    expect((await ours.call(chooseMonth, place)).fields).toEqual(['videoId']);
    expect((await theirs.call(chooseMonth, place)).json()).toMatchObject({ name: 'Ours alone', seconds: 9, advice: null });
    const { id: departmentId } = await life.server.aDepartment({ companyId: theirs.companyId, name: 'Theirs' });
    const body = programmeOf({ assignmentType: 'departments', departments: [departmentId] });
    expect((await ours.call(saveMonthlyProgramme, { body })).fields).toEqual(['departments']);
    expect(await life.programme(ours.call)).toMatchObject({ isOn: false });
  });
});

describe('bad input', () => {
  it('is refused with the name of its field, and changes nothing', async () => {
    const { call } = await life.aCustomer();
    const refusedAt = async (fields: object) =>
      (await call(saveMonthlyProgramme, { body: { ...programmeOf(), ...fields } })).fields;
    expect(await refusedAt({ dayOfMonth: 29 })).toEqual(['dayOfMonth']);
    expect(await refusedAt({ dayOfMonth: 0 })).toEqual(['dayOfMonth']);
    expect(await refusedAt({ startTime: '24:00' })).toEqual(['startTime']);
    expect(await refusedAt({ startTime: '9:00' })).toEqual(['startTime']);
    expect(await refusedAt({ daysToComplete: 0 })).toEqual(['daysToComplete']);
    expect(await refusedAt({ daysToComplete: 366 })).toEqual(['daysToComplete']);
    expect(await refusedAt({ assignmentType: 'groups' })).toEqual(['groups']);
    expect(await life.programme(call)).toMatchObject({ isOn: false });
    expect((await call(startMonthlyVideo, { body: { month: '2026-12' } })).code).toMatch(/programme_is_off|month_is_over/);
    expect((await call(chooseMonth, { params: { month: 'next' }, body: { kind: 'skip' } })).fields).toEqual(['month']);
  });

  it('of an upload whose length is not known cannot be a monthly video', async () => {
    const { companyId, call } = await life.aCustomer();
    const [video] = await life.query<{ id: string }>(
      `INSERT INTO videos (company_id, name, title, category, seconds, file, created_at)
        VALUES ($1, 'Endless', 'Endless', 'x', 0, 'x', now()) RETURNING id`,
      [companyId],
    );
    const [, next] = await life.plan(call);
    const chosen = await call(chooseMonth, {
      params: { month: next?.id ?? '' },
      body: { kind: 'video', videoId: video?.id ?? '' },
    });
    expect(chosen.fields).toEqual(['videoId']);
  });
});
