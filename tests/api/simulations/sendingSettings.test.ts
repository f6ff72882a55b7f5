import { beforeAll, describe, expect, it } from 'vitest';
import { getSendingSettings, saveSendingSettings } from '#contract/simulation/settings';
import { startSimulationLife } from '#tests/support/simulations/simulations';

let life: Awaited<ReturnType<typeof startSimulationLife>>;
beforeAll(async () => {
  life = await startSimulationLife();
});

const mondayToFriday = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const unset = {
  workingDays: null,
  quietDays: [],
  exemptGroup: null,
  isTrapEnabled: true,
  peopleMonths: 24,
  usualWorkingDays: mondayToFriday,
};
const body = {
  workingDays: ['sunday', 'monday'],
  quietDays: ['2031-12-26', '2031-12-25', '2031-12-25'],
  exemptGroupId: null,
  isTrapEnabled: false,
  peopleMonths: 24,
};

describe('the days and people of the sending', () => {
  it('are those of the country of the company until somebody sets them', async () => {
    const { companyId, call } = await life.aCustomer();
    expect((await call(getSendingSettings)).json()).toEqual({ data: unset });
    await life.query(`UPDATE companies SET country = 'IL' WHERE id = $1`, [companyId]);
    const { data } = (await call(getSendingSettings)).json<{ data: typeof unset }>();
    expect(data.usualWorkingDays).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'sunday']);
  });

  it('are saved in the order of the calendar, each day once, and audited in words', async () => {
    const { companyId, call } = await life.aCustomer();
    const group = await life.server.aGroup({ companyId, name: 'Works council' });
    const saved = await call(saveSendingSettings, { body: { ...body, exemptGroupId: group.id } });
    const now = {
      ...unset,
      workingDays: ['monday', 'sunday'],
      quietDays: ['2031-12-25', '2031-12-26'],
      exemptGroup: { id: group.id, name: 'Works council' },
      isTrapEnabled: false,
    };
    expect(saved.json()).toEqual({ data: now });
    expect((await call(getSendingSettings)).json()).toEqual({ data: now });
    const [entry] = await life.query<{ before: object; after: object }>(
      `SELECT before, after FROM audit_log WHERE company_id = $1 AND action = 'simulations.settingsSaved'`,
      [companyId],
    );
    expect(entry).toEqual({
      before: { workingDays: null, quietDays: [], exemptGroup: null, isTrapEnabled: true },
      after: { workingDays: ['monday', 'sunday'], quietDays: now.quietDays, exemptGroup: 'Works council', isTrapEnabled: false },
    });
    await call(saveSendingSettings, { body: { ...body, workingDays: null, quietDays: [], isTrapEnabled: true } });
    expect((await call(getSendingSettings)).json()).toEqual({ data: unset });
  });

  it('take no group of another company, no week without a day, and no day that is none', async () => {
    const { call } = await life.aCustomer();
    const other = await life.aCustomer();
    const group = await life.server.aGroup({ companyId: other.companyId });
    expect((await call(saveSendingSettings, { body: { ...body, exemptGroupId: group.id } })).fields).toEqual(['exemptGroupId']);
    expect((await call(saveSendingSettings, { body: { ...body, workingDays: [] } })).fields).toEqual(['workingDays']);
    expect((await call(saveSendingSettings, { body: { ...body, quietDays: ['2031-02-30'] } })).fields).toEqual(['quietDays.0']);
    for (const peopleMonths of [5, 37, 6.5])
      expect((await call(saveSendingSettings, { body: { ...body, peopleMonths } })).fields).toEqual(['peopleMonths']);
    expect((await call(getSendingSettings)).json()).toEqual({ data: unset });
  });
});
