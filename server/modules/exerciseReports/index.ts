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
import type { Call, Handlers } from '../../http/handler.ts';
import { auditPeopleExport } from '../../reports/auditPeopleExport.ts';
import { csvFile, readerOf, wantsCsv } from '../../reports/csvFiles.ts';
import { wantsPdf } from '../../reports/paper/wantsPdf.ts';
import { pageIn } from '../exercises/public.ts';
import { findBegun, findSummary, readAcross } from './across.ts';
import { findTemplateAnswers, nextTemplateAnswers } from './answers.ts';
import { type ReportedExercise, requireReported } from './campaign.ts';
import { certificateOf } from './certificate.ts';
import { statisticsOf, type Total, totalOfPeople } from './facts.ts';
import { asked, nobodyLeftOut, requireWhole, shown } from './lock.ts';
import { countPeople, findPeople, nextPeople } from './people.ts';
import { findSetOptions, findSets } from './sets.ts';
import { findTemplates, findUserAnswers } from './templates.ts';

type Reports = (typeof contract)['exerciseReports'];
type Rows = Call<Reports['listExercisePeople']>;

type Asked = Pick<Rows, 'tx' | 'actor' | 'request'> & { query: { isCsv?: string | undefined } };

/** A PDF is made of the usual reply. */
const isFile = ({ query, request }: Pick<Asked, 'query' | 'request'>): boolean =>
  !wantsPdf(request) && (query.isCsv === 'true' || wantsCsv(request));

/** The campaign of a report. A file of it, CSV or PDF, is for those only who may see the whole. */
async function requireReport(call: Asked & { params: { campaignId: string } }): Promise<ReportedExercise> {
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
  const { tx, actor, query } = call;
  const campaign = await requireReport(call);
  const { isCsv: _, ...rest } = asked(actor, query);
  const [page, filters, reply] = pageIn(rest, { orderBy: 'completed', order: 'ASC' });
  if (!isFile(call)) return reply(shown(actor, page.offset, await findSets(tx, campaign, kind, filters, page)));
  return csvFile(call, {
    name: fileName(call, campaign.name, kind),
    columns: (kind === 'departments' ? exerciseDepartments : exerciseGroups).columns,
    inOrder: async (inTx, limit) => (await findSets(inTx, campaign, kind, filters, { ...page, offset: 0, limit })).items,
  });
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
    const total = await oneRow<Total>(tx, totalOfPeople(campaign, asked(actor, query)));
    return { data: { ...statisticsOf(total), campaign: { name, status, startedAt } } };
  },
  listExerciseDepartments: ofSets('departments'),
  listExerciseGroups: ofSets('groups'),
  async listExercisePeople(call) {
    const { tx, actor, query, services } = call;
    const campaign = await requireReport(call);
    const { isCsv: _, ...rest } = asked(actor, query);
    const [page, filters, reply] = pageIn(rest, { orderBy: 'status', order: 'DESC' });
    if (isFile(call)) {
      const { searchText: _search, ...restricting } = filters;
      return csvFile(call, {
        name: fileName(call, campaign.name, 'users'),
        columns: exerciseUsers.columns,
        inOrder: async (inTx, limit) => (await findPeople(inTx, campaign, filters, { ...page, offset: 0, limit })).items,
        next: (inTx, after, limit) => nextPeople(inTx, campaign, filters, after, limit),
        before: () =>
          auditPeopleExport(
            { services, actor },
            {
              filters: { ...restricting, exercise: campaign.name },
              count: (inTx) => countPeople(inTx, campaign, filters),
            },
          ),
      });
    }
    return reply(shown(actor, page.offset, await findPeople(tx, campaign, filters, page)));
  },
  async listExerciseTemplates(call) {
    const { tx, actor, query } = call;
    const campaign = await requireReport(call);
    const { isCsv: _, ...rest } = asked(actor, query);
    const [page, filters, reply] = pageIn(rest, { orderBy: 'wrong', order: 'DESC' });
    if (!isFile(call)) return reply(shown(actor, page.offset, await findTemplates(tx, campaign, filters, page)));
    return csvFile(call, {
      name: fileName(call, campaign.name, 'templates'),
      columns: exerciseTemplates.columns,
      inOrder: async (inTx, limit) => (await findTemplates(inTx, campaign, filters, { ...page, offset: 0, limit })).items,
    });
  },
  async listTemplateAnswers(call) {
    const { tx, actor, params, query, services } = call;
    const campaign = await requireReported(tx, actor.companyId, params.campaignId);
    requireWhole(actor);
    const { isCsv: _, ...rest } = query;
    const [page, filters, reply] = pageIn(rest, { orderBy: 'status', order: 'DESC' });
    const one = { ...campaign, templateId: params.templateId };
    if (!isFile(call)) return reply(await findTemplateAnswers(tx, one, filters, page));
    return csvFile(call, {
      name: campaign.name,
      columns: templateAnswers.columns,
      inOrder: async (inTx, limit) =>
        (await findTemplateAnswers(inTx, one, filters, { ...page, offset: 0, limit })).items.map(templateAnswerOf),
      next: async (inTx, after, limit) => (await nextTemplateAnswers(inTx, one, filters, after, limit)).map(templateAnswerOf),
      before: () =>
        auditPeopleExport(
          { services, actor },
          {
            filters: { exercise: campaign.name },
            count: (inTx) => countPeople(inTx, campaign, { ...nobodyLeftOut, ...filters }),
          },
        ),
    });
  },
  async listUserAnswers(call) {
    const { tx, actor, params, query, services } = call;
    const campaign = await requireReported(tx, actor.companyId, params.campaignId);
    const where = { ...campaign, userId: params.userId };
    requireWhole(actor);
    const { isCsv: _, ...rest } = query;
    const [page, filters, reply] = pageIn(rest, { orderBy: 'answerStatus', order: 'DESC' });
    if (!isFile(call)) return reply(await findUserAnswers(tx, where, filters, page));
    return csvFile(call, {
      name: campaign.name,
      columns: userAnswers.columns,
      inOrder: async (inTx, limit) => (await findUserAnswers(inTx, where, filters, { ...page, offset: 0, limit })).items,
      before: () =>
        auditPeopleExport({ services, actor }, { filters: { exercise: campaign.name, user: params.userId }, count: async () => 1 }),
    });
  },
  async getGoldenCertificate({ tx, actor, params }) {
    requireWhole(actor);
    return { data: await certificateOf(tx, actor.companyId, params) };
  },
  getExercisesStatistics: async ({ tx, actor, query }) => ({ data: await readAcross(tx, actor.companyId, query) }),
  listReportExercises: async ({ tx, actor }) => ({ data: await findBegun(tx, actor.companyId) }),
  async listExerciseSummary(call) {
    const { tx, actor, query } = call;
    const { isCsv: _, ...rest } = query;
    const [page, filters, reply] = pageIn(rest, { orderBy: 'startedAt', order: 'DESC' });
    if (!isFile(call)) return reply(await findSummary(tx, actor.companyId, filters, page));
    return csvFile(call, {
      name: 'phishing-exercises',
      columns: exerciseSummary.columns,
      inOrder: async (inTx, limit) => (await findSummary(inTx, actor.companyId, filters, { ...page, offset: 0, limit })).items,
    });
  },
};
