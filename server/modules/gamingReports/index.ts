import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';
import { gaming } from './report.ts';

export const handlers: Handlers<(typeof contract)['gamingReports']> = {
  listGamingCampaigns: gaming.rows,
  getGamingStatistics: gaming.statistics,
  listGamingNames: gaming.names,
};
