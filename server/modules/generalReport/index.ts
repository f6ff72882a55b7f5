import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';
import { readGeneralReport } from './readGeneralReport.ts';

export const handlers: Handlers<(typeof contract)['generalReport']> = {
  getGeneralReport: ({ tx, actor, query }) => readGeneralReport(tx, actor, query),
};
