import type { contract } from '#contract/index';
import {
  exerciseDepartments,
  exerciseGroups,
  exerciseSummary,
  exerciseTemplates,
  exerciseUsers,
  templateAnswerOf,
  templateAnswers,
  userAnswers,
} from '#contract/reports/exercises';
import type { ExerciseTab } from '#contract/reports/exerciseFigures';
import { oneRow } from '../../db/rows.ts';
import type { SetKind } from '../../db/memberships.ts';
import { requireWhole, shown, unlessLocked } from '../../reports/lock.ts';
import { countPeople } from '../../reports/people/people.ts';
import { findSetOptions } from '../../reports/people/sets.ts';
import { answerPeople, answerSets } from '../../reports/people/tabs.ts';
import { everybody } from '../../reports/people/work.ts';
import { answerTable, isFile, type TableCall } from '../../reports/tableHandler.ts';
import type { Call, Handlers } from '../../http/handler.ts';
import { readerOf } from '../../reports/csvFiles.ts';
import { wantsPdf } from '../../reports/paper/wantsPdf.ts';
import { pageIn } from '../exercises/public.ts';
import { findBegun, findSummary, readAcross } from './across.ts';
import { findTemplateAnswers, nextTemplateAnswers } from './answers.ts';
import { type ReportedExercise, requireReported } from './campaign.ts';
import { certificateOf } from './certificate.ts';
import { statisticsOf, type Total, totalOfPeople } from './facts.ts';
import { exercisePeople } from './people.ts';
import { findTemplates, findUserAnswers } from './templates.ts';

type Reports = (typeof contract)['exerciseReports'];
type Rows = Call<Reports['listExercisePeople']>;

/** The campaign of a report. A file of it, CSV or PDF, is for those only who may see the whole. */
async function requireReport(call: TableCall & { params: { campaignId: string } }): Promise<ReportedExercise> {
  const campaign = await requireReported(call.tx, call.actor.companyId, call.params.campaignId);
  if (isFile(call) || wantsPdf(call.request)) requireWhole(call.actor);
  return campaign;
}

/** The name of the file of a tab, as the panel names it. i18n-keys: exercise.report.tabs.* */
const fileName = (
  call: Rows | Call<Reports['listExerciseDepartments']> | Call<Reports['listExerciseTemplates']>,
  name: string,
  tab: ExerciseTab,
) => `${name} ${readerOf(call)(`exercise.report.tabs.${tab}.title`)}`;

const ofSets = (kind: SetKind) => async (call: Call<Reports['listExerciseDepartments']>) => {
  const { actor, query } = call;
  const campaign = await requireReport(call);
  const { isCsv: _, ...rest } = unlessLocked(actor, query);
  const [page, filters, reply] = pageIn(rest, { orderBy: 'completed', order: 'ASC' });
  const { columns } = kind === 'departments' ? exerciseDepartments : exerciseGroups;
  const tab = { name: fileName(call, campaign.name, kind), columns, of: campaign, filters, page };
  return answerSets(call, tab, kind, (found) => reply(shown(actor, page.offset, found)));
};

export const handlers: Handlers<Reports> = {
  async listReportDepartments({ tx, actor, params }) {
    const campaign = await requireReported(tx, actor.companyId, params.campaignId);
    return { data: await findSetOptions(tx, campaign, 'departments') };
  },
  async listReportGroups({ tx, actor, params }) {
    const campaign = await requireReported(tx, actor.companyId, params.campaignId);
    return { data: await findSetOptions(tx, campaign, 'groups') };
  },
  async getExerciseStatistics({ tx, actor, params, query }) {
    const campaign = await requireReported(tx, actor.companyId, params.campaignId);
    const { name, status, startedAt } = campaign;
    const total = await oneRow<Total>(tx, totalOfPeople(campaign, unlessLocked(actor, query)));
    return { data: { ...statisticsOf(total), campaign: { name, status, startedAt } } };
  },
  listExerciseDepartments: ofSets('departments'),
  listExerciseGroups: ofSets('groups'),
  async listExercisePeople(call) {
    const { actor, query } = call;
    const campaign = await requireReport(call);
    const { isCsv: _, ...rest } = unlessLocked(actor, query);
    const [page, filters, reply] = pageIn(rest, { orderBy: 'status', order: 'DESC' });
    const { searchText: _search, ...restricting } = filters;
    const { columns } = exerciseUsers;
    const audited = { ...restricting, exercise: campaign.name };
    const tab = { name: fileName(call, campaign.name, 'users'), columns, of: campaign, filters, page, audited };
    return answerPeople(call, tab, exercisePeople, (found) => reply(shown(actor, page.offset, found)));
  },
  async listExerciseTemplates(call) {
    const { actor, query } = call;
    const campaign = await requireReport(call);
    const { isCsv: _, ...rest } = unlessLocked(actor, query);
    const [page, filters, reply] = pageIn(rest, { orderBy: 'wrong', order: 'DESC' });
    return answerTable(
      call,
      {
        name: fileName(call, campaign.name, 'templates'),
        columns: exerciseTemplates.columns,
        page,
        find: (tx, part) => findTemplates(tx, campaign, filters, part),
      },
      (found) => reply(shown(actor, page.offset, found)),
    );
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
    const { companyId } = call.actor;
    const { isCsv: _, ...rest } = call.query;
    const [page, filters, reply] = pageIn(rest, { orderBy: 'startedAt', order: 'DESC' });
    return answerTable(
      call,
      {
        name: 'phishing-exercises',
        columns: exerciseSummary.columns,
        page,
        find: (tx, part) => findSummary(tx, companyId, filters, part),
      },
      reply,
    );
  },
};
