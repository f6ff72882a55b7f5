import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { saveMonthlyProgramme } from '#contract/monthly/programme';
import { chooseMonth, endMonthlyVideo, type Month } from '#contract/monthly/videos';
import { setClock } from '#server/clock';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { programmeOf, startMonthlyLife } from '#tests/support/monthly/monthly';

let life: Awaited<ReturnType<typeof startMonthlyLife>>;
beforeAll(async () => {
  life = await startMonthlyLife();
});
afterEach(() => setClock(null));

const before = new Date('2026-11-10T12:00:00Z');
const december = new Date('2026-12-01T09:00:00Z');

/** Chooses the video of December. */
async function choose(call: Call, body: object): Promise<Month> {
  const reply = await call(chooseMonth, { params: { month: '2026-12' }, query: { languageCode: 'en' }, body });
  if (reply.status !== 200) throw new Error(`refused: ${reply.text}`);
  return reply.json<Month>();
}

async function aVideo(companyId: string, name: string): Promise<string> {
  const made = await life.query<{ id: string }>(
    `INSERT INTO videos (company_id, name, title, category, seconds, file, created_at) VALUES ($1, $2, $2, 'x', 40, 'x', now()) RETURNING id`,
    [companyId, name],
  );
  return made[0]?.id ?? '';
}

async function aProgramme() {
  setClock(before);
  const made = await life.aCustomer();
  await life.save(made.call);
  return made;
}

describe('a month that was skipped', () => {
  it('has the topic again that an admin had chosen, once the skip is undone', async () => {
    const { companyId, call } = await aProgramme();
    await choose(call, { kind: 'topic', topic: 'deepfakes' });
    expect(await choose(call, { kind: 'skip' })).toMatchObject({ state: 'skipped', topic: 'deepfakes', startsAt: null });
    await choose(call, { kind: 'skip' });
    expect(await choose(call, { kind: 'unskip' })).toMatchObject({ state: 'planned', topic: 'deepfakes', isChanged: true });
    await life.at(december, companyId);
    expect((await life.plan(call))[0]).toMatchObject({ id: '2026-12', state: 'running', topic: 'deepfakes' });
  });

  it('has the company’s own video again, or that of the plan where it was deleted meanwhile', async () => {
    const { companyId, call } = await aProgramme();
    const videoId = await aVideo(companyId, 'Our reception');
    await choose(call, { kind: 'video', videoId });
    await choose(call, { kind: 'skip' });
    expect(await choose(call, { kind: 'unskip' })).toMatchObject({ name: 'Our reception', videoId, topic: null, isChanged: true });
    await choose(call, { kind: 'skip' });
    await life.query('UPDATE videos SET deleted_at = now() WHERE id = $1', [videoId]);
    expect(await choose(call, { kind: 'unskip' })).toMatchObject({ state: 'planned', videoId: null, isChanged: false });
  });

  it('has the video of the plan where nothing was chosen, and nothing is begun while it is skipped', async () => {
    const { companyId, call } = await aProgramme();
    const [, planned] = await life.plan(call);
    expect(await choose(call, { kind: 'unskip' })).toMatchObject({ state: 'planned', topic: planned?.topic, isChanged: false });
    await choose(call, { kind: 'topic', topic: 'deepfakes' });
    await choose(call, { kind: 'skip' });
    expect(await choose(call, { kind: 'plan' })).toMatchObject({ state: 'planned', topic: planned?.topic, isChanged: false });
    await choose(call, { kind: 'topic', topic: 'deepfakes' });
    await choose(call, { kind: 'skip' });
    expect((await life.programme(call)).nextStarts[0]?.month).toBe('2027-01');
    await life.at(december, companyId);
    expect(await life.history(call)).toEqual([]);
  });

  it('is no longer skipped once a video is chosen for it', async () => {
    const { call } = await aProgramme();
    await choose(call, { kind: 'skip' });
    expect(await choose(call, { kind: 'topic', topic: 'links' })).toMatchObject({ state: 'planned', topic: 'links' });
  });
});

describe('the settings', () => {
  it('that another admin has saved are not saved over unseen', async () => {
    setClock(before);
    const { companyId, call } = await life.aCustomer();
    const other = await life.server.aUser({ companyId, role: 'admin', name: 'Grace', lastName: 'Hopper' });
    const callOfOther = callAs(life.server, await life.server.signInAs(other), companyId);
    expect(await life.programme(call)).toMatchObject({ edit: 0, savedAt: null, savedByName: null });
    // A change of a month is no save of the settings.
    await choose(call, { kind: 'skip' });
    expect(await life.save(callOfOther, { edit: 0, dayOfMonth: 7 })).toMatchObject({ edit: 1, savedByName: 'Grace Hopper' });
    const refused = await call(saveMonthlyProgramme, { body: programmeOf({ edit: 0, dayOfMonth: 3 }) });
    expect(refused).toMatchObject({ status: 409, code: 'settings_changed' });
    expect(JSON.parse(refused.info ?? '')).toMatchObject({
      edit: 1,
      name: 'Grace Hopper',
      at: expect.stringMatching(/^2026-11-10T12:00/),
    });
    expect(await life.programme(call)).toMatchObject({ dayOfMonth: 7 });
    expect(await life.save(call, { edit: 1, dayOfMonth: 3 })).toMatchObject({ edit: 2, dayOfMonth: 3 });
  });
});

describe('a plan without monthly videos', () => {
  it('offers no start of a month that was missed', async () => {
    const { companyId, call } = await aProgramme();
    setClock(new Date('2026-12-10T12:00:00Z'));
    await choose(call, { kind: 'skip' });
    await choose(call, { kind: 'unskip' });
    expect(await life.programme(call)).toMatchObject({ isOn: true, canStartNow: true });
    await life.query('UPDATE companies SET has_boost = false WHERE id = $1', [companyId]);
    expect(await life.programme(call)).toMatchObject({ isOn: true, canStartNow: false });
  });
});

it('a video that has ended is not ended again', async () => {
  const { companyId, call } = await aProgramme();
  await life.at(december, companyId);
  const [video] = await life.history(call);
  const end = () => call(endMonthlyVideo, { params: { eventId: video?.id ?? '' } });
  expect((await end()).status).toBe(200);
  expect(await end()).toMatchObject({ status: 409, code: 'month_video_ended' });
});
