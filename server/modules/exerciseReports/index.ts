import { exerciseLimits } from '#contract/exercise/limits';
import type { contract } from '#contract/index';
import { exerciseReports } from '#contract/reports/exerciseFigures';
import { exerciseSummary, templateAnswerOf, templateAnswers, userAnswers } from '#contract/reports/exercises';
import { oneRow } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { requireWhole, unlessLocked } from '../../reports/lock.ts';
import { campaignTabs } from '../../reports/people/campaignTabs.ts';
import { openedOf, readOpened } from '../../reports/people/opened.ts';
import { countPeople } from '../../reports/people/people.ts';
import { everybody } from '../../reports/people/work.ts';
import { answerTable } from '../../reports/tableHandler.ts';
import type { Handlers } from '../../http/handler.ts';
import { pageIn } from '../exercises/public.ts';
import { findBegun, findSummary, readAcross } from './across.ts';
import { findTemplateAnswers, nextTemplateAnswers } from './answers.ts';
import { requireReported } from './campaign.ts';
import { certificateOf } from './certificate.ts';
import { statisticsOf, type Total, totalOfPeople } from './facts.ts';
import { exercisePeople } from './people.ts';
import { findTemplates, findUserAnswers, type TemplatesPage } from './templates.ts';

type Reports = (typeof contract)['exerciseReports'];

/** The tabs of the report of one campaign. */
const tabs = campaignTabs({
  reports: exerciseReports,
  find: (tx, companyId, { campaignId }: { campaignId: string }) => requireReported(tx, companyId, campaignId),
  auditedAs: 'exercise',
  pageSize: exerciseLimits.pageSizes.report,
  isLocked: true,
});

export const handlers: Handlers<Reports> = {
  listReportDepartments: tabs.names('departments'),
  listReportGroups: tabs.names('groups'),
  async getExerciseStatistics({ tx, actor, params, query, services }) {
    const campaign = await requireReported(tx, actor.companyId, params.campaignId);
    const { name, status, startedAt } = campaign;
    const filters = unlessLocked(actor, query);
    const { statuses, total } = statisticsOf(await oneRow<Total>(tx, totalOfPeople(campaign, filters)));
    const opened = await readOpened(tx, services.env, openedOf(campaign, filters));
    return { data: { statuses, total: { ...total, ...opened }, campaign: { name, status, startedAt } } };
  },
  listExerciseDepartments: tabs.sets('departments'),
  listExerciseGroups: tabs.sets('groups'),
  listExercisePeople: tabs.users('users', exercisePeople),
  async listExerciseTemplates(call) {
    const { campaign, file, page, filters, reply } = await tabs.tab(call, 'templates');
    const find = (tx: Tx, part: TemplatesPage) => findTemplates(tx, campaign, filters, part);
    return answerTable(call, { ...file, page, find }, reply);
  },
  async listTemplateAnswers(call) {
    const { tx, actor, params, query } = call;
    const campaign = await requireReported(tx, actor.companyId, params.campaignId);
    requireWhole(actor);
    const { isCsv: _, ...rest } = query;
    const [page, filters, reply] = pageIn(rest, { orderBy: 'status', order: 'DESC' });
    const one = { ...campaign, templateId: params.templateId };
    return answerTable(
      call,
      {
        name: campaign.name,
        columns: templateAnswers.columns,
        page,
        find: (inTx, part) => findTemplateAnswers(inTx, one, filters, part),
        next: (inTx, after, limit) => nextTemplateAnswers(inTx, one, filters, after, limit),
        toFileRow: templateAnswerOf,
        audited: {
          filters: { exercise: campaign.name },
          count: (inTx) => countPeople(inTx, campaign, { ...everybody, ...filters }),
        },
      },
      reply,
    );
  },
  async listUserAnswers(call) {
    const { tx, actor, params, query } = call;
    const campaign = await requireReported(tx, actor.companyId, params.campaignId);
    const where = { ...campaign, userId: params.userId };
    requireWhole(actor);
    const { isCsv: _, ...rest } = query;
    const [page, filters, reply] = pageIn(rest, { orderBy: 'answerStatus', order: 'DESC' });
    return answerTable(
      call,
      {
        name: campaign.name,
        columns: userAnswers.columns,
        page,
        find: (inTx, part) => findUserAnswers(inTx, where, filters, part),
        audited: { filters: { exercise: campaign.name, user: params.userId }, count: async () => 1 },
      },
      reply,
    );
  },
  async getGoldenCertificate({ tx, actor, params }) {
    requireWhole(actor);
    return { data: await certificateOf(tx, actor.companyId, params) };
  },
  getExercisesStatistics: async ({ tx, actor, query }) => ({ data: await readAcross(tx, actor.companyId, query) }),
  listReportExercises: async ({ tx, actor }) => ({ data: await findBegun(tx, actor.companyId) }),
  listExerciseSummary(call) {
    const { isCsv: _, ...rest } = call.query;
    const [page, filters, reply] = pageIn(rest, { orderBy: 'startedAt', order: 'DESC' });
    return answerTable(
      call,
      {
        name: 'phishing-exercises',
        columns: exerciseSummary.columns,
        page,
        find: (tx, part) => findSummary(tx, call.actor, filters, part),
      },
      reply,
    );
  },
};
