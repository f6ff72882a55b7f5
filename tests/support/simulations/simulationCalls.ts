import { randomUUID } from 'node:crypto';
import { consentVersion } from '#contract/simulation/consent';
import type { Known } from '../calls/validCalls.ts';
import { simulationOf } from './simulations.ts';

type Body = Record<string, unknown>;

const campaign = (): Body => ({ ...simulationOf([randomUUID()], '2099-01-05') });

/** Bodies that the contract accepts, of the calls of simulations. */
export const simulationBodies: Record<string, (known: Known) => Body> = {
  'simulations.createSimulation': campaign,
  'simulations.updateSimulation': campaign,
  'simulationPreflight.preflightSimulation': campaign,
  'simulationRehearsals.startRehearsal': ({ simulationTemplateId }) => ({ templateId: simulationTemplateId }),
  'simulations.completeSimulation': ({ companyId }) => ({ companyId }),
  'simulations.deleteSimulation': ({ companyId }) => ({ companyId }),
  'simulations.sendUncertainAgain': () => ({ expectedTotal: 3 }),
  'simulationSettings.saveSimulationSettings': () => ({
    xTestPhish: 'heed-0123456789',
    email: 'report@acme.example',
    gwReportAction: 'NONE',
    msReportAction: 'MOVE_TO_FOLDER',
    folderId: 'Reported',
  }),
  'simulationSettings.saveSendingSettings': () => ({
    workingDays: ['monday', 'tuesday'],
    quietDays: ['2031-12-25'],
    exemptGroupId: null,
    isTrapEnabled: false,
  }),
  'simulationSettings.giveSimulationConsent': () => ({ version: consentVersion }),
  'simulationSettings.stopSimulations': () => ({ place: 'company', reason: 'An incident' }),
};

const page = { order: 'ASC', orderBy: 'startDate', pageNumber: '1', pageSize: '250' };

/** Query values that the contract accepts, of the same calls. */
export const simulationQueries: Record<string, Record<string, string>> = {
  'simulations.listActiveSimulations': page,
  'simulations.listArchivedSimulations': page,
  'simulationFeeds.listCalendarSimulations': { dateFrom: '2026-01-01', dateTo: '2026-12-31' },
  'simulationSettings.releaseSimulations': { place: 'company' },
};
