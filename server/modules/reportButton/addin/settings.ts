import type { contract } from '#contract/index';
import { Refusal } from '../../../core/refusal.ts';
import type { Handlers } from '../../../http/handler.ts';
import { readAddin, renewAddin } from './addins.ts';

/** Handlers of the calls about the report button in mail programs. */
export const addinHandlers: Handlers<(typeof contract)['simulationReportAddin']> = {
  getReportAddin: async ({ services, tx, actor }) => ({ data: await readAddin(tx, services, actor.companyId) }),

  async renewReportAddin({ services, tx, actor }) {
    await renewAddin(tx, actor);
    const data = await readAddin(tx, services, actor.companyId);
    if (!data) throw new Refusal('not_found');
    return { data };
  },
};
