import type { contract } from '#contract/index';
import { simulationLimits } from '#contract/simulation/limits';
import type { Handlers } from '../../http/handler.ts';
import { findSimulation, findSimulations } from './campaigns/campaigns.queries.ts';
import {
  cancelUnsentMessages,
  completeSimulation,
  deleteSimulation,
  pauseSimulation,
  resumeSimulation,
} from './campaigns/change.ts';
import { launchSimulation } from './campaigns/launch.ts';
import { sendUncertainAgain } from './campaigns/sendAgain.ts';
import { updateSimulation } from './campaigns/update.ts';
import { preflight, preflightStored } from './preflight/preflight.ts';
import { readRehearsal } from './rehearsal/readRehearsal.ts';
import { startRehearsal } from './rehearsal/startRehearsal.ts';
import { giveConsent, readConsent, withdrawConsent } from './settings/consent.ts';
import { readNetworks, saveNetworks } from './settings/networks.ts';
import { readSending, saveSending } from './settings/sending.ts';
import { ownHeader, readSettings, saveSettings } from './settings/settings.ts';
import { readStops, release, stop } from './settings/stops.ts';
import { ownerTx } from '../../db/tx.ts';
import type { Tx } from '../../db/tx.ts';

interface PageQuery {
  order?: 'ASC' | 'DESC' | undefined;
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
}

async function pageOf(tx: Tx, companyId: string, tab: 'active' | 'archived', query: PageQuery) {
  const { order = 'DESC', pageNumber: number = 1, pageSize: size = simulationLimits.campaignsPageSize } = query;
  const { items, totalCount } = await findSimulations(tx, companyId, tab, { order, offset: (number - 1) * size, limit: size });
  return { data: { items, pageInfo: { number, size, totalCount } } };
}

/** Handlers of the calls about campaigns. */
export const handlers: Handlers<(typeof contract)['simulations']> = {
  listActiveSimulations: ({ tx, actor, query }) => pageOf(tx, actor.companyId, 'active', query),
  listArchivedSimulations: ({ tx, actor, query }) => pageOf(tx, actor.companyId, 'archived', query),
  getSimulation: async ({ tx, actor, params }) => ({ data: await findSimulation(tx, actor.companyId, params.campaignId) }),
  createSimulation: launchSimulation,
  updateSimulation,
  completeSimulation,
  deleteSimulation,
  pauseSimulation,
  resumeSimulation,
  cancelUnsentMessages,
  sendUncertainAgain,
};

/** Handlers of the calls that show what a launch would lead to. */
export const preflightHandlers: Handlers<(typeof contract)['simulationPreflight']> = {
  preflightSimulation: preflight,
  preflightOfCampaign: preflightStored,
};

/** Handlers of the calls that let an admin try a simulation on themselves. */
export const rehearsalHandlers: Handlers<(typeof contract)['simulationRehearsals']> = {
  startRehearsal,
  getRehearsal: async ({ tx, actor, params }) => ({ data: await readRehearsal(tx, actor, params.rehearsalId) }),
};

/** Handlers of the calls about what a company has set, agreed to, and been stopped from. */
export const settingsHandlers: Handlers<(typeof contract)['simulationSettings']> = {
  getSimulationSettings: async ({ services, tx, actor }) => ({ data: await readSettings(tx, services.secrets, actor.companyId) }),

  async saveSimulationSettings({ services, tx, actor, body }) {
    await saveSettings(tx, services.secrets, actor, body);
    return { data: await readSettings(tx, services.secrets, actor.companyId), message: 'Successfully updated!' };
  },

  getSendingSettings: async ({ tx, actor }) => ({ data: await readSending(tx, actor.companyId) }),

  async saveSendingSettings({ services, tx, actor, body }) {
    await saveSending(tx, actor, body, ownHeader(services.secrets, actor.companyId));
    return { data: await readSending(tx, actor.companyId) };
  },

  getSimulationNetworks: async ({ tx, actor }) => ({ data: { networks: await readNetworks(tx, actor.companyId) } }),

  saveSimulationNetworks: ({ services, actor, body }) =>
    ownerTx(services.db, async (tx) => {
      const waiting = await saveNetworks(tx, actor, body.networks);
      return { data: { networks: await readNetworks(tx, actor.companyId), waiting } };
    }),

  getSimulationConsent: async ({ tx, actor }) => ({ data: await readConsent(tx, actor.companyId) }),

  async giveSimulationConsent({ services, tx, actor }) {
    await giveConsent(tx, actor, ownHeader(services.secrets, actor.companyId));
    return { data: await readConsent(tx, actor.companyId) };
  },

  async withdrawSimulationConsent({ tx, actor }) {
    const paused = await withdrawConsent(tx, actor);
    return { data: { ...(await readConsent(tx, actor.companyId)), paused } };
  },

  getSimulationStop: async ({ tx, actor }) => ({ data: await readStops(tx, actor.companyId) }),

  async stopSimulations({ services, actor, body }) {
    await ownerTx(services.db, (tx) => stop(tx, actor, body));
    return {};
  },

  async releaseSimulations({ services, actor, query }) {
    await ownerTx(services.db, (tx) => release(tx, actor, query));
    return {};
  },
};
