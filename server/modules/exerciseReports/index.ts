import type { contract } from '#contract/index';
import { exerciseLimits } from '#contract/exercise/limits';
import type { ExerciseFilters } from '#contract/exercise/reports';
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
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { oneRow } from '../../db/rows.ts';
import type { SetKind } from '../../db/memberships.ts';
import type { Tx } from '../../db/tx.ts';
import type { Call, Handlers } from '../../http/handler.ts';
import { auditPeopleExport } from '../../reports/auditPeopleExport.ts';
import { csvFile, wantsCsv } from '../../reports/csvFiles.ts';
import { pageIn } from '../exercises/public.ts';
import { findBegun, findSummary, readAcross } from './across.ts';
import { certificateOf } from './certificate.ts';
import { percentOf, requireReported, type Total, totalOfPeople } from './facts.ts';
import { countPeople, findPeople, nextPeople } from './people.ts';
import { findSetOptions, findSets } from './sets.ts';
import { findTemplateAnswers, findTemplates, findUserAnswers } from './templates.ts';

type Reports = (typeof contract)['exerciseReports'];
type Rows = Call<Reports['listExercisePeople']>;

const isFile = ({ query, request }: Pick<Rows, 'request'> & { query: { isCsv?: string | undefined } }): boolean =>
  query.isCsv === 'true' || wantsCsv(request);

/** Only Boost shows the whole report of a campaign: no file, no single answers, and the first rows. */
const isLocked = ({ plan }: Actor): boolean => plan !== 'boost';

function requireWhole(actor: Actor): void {
  if (isLocked(actor)) throw new Refusal('plan_required');
}

/** The first rows of a locked report; their number stays the true one. */
function shown<Row>(actor: Actor, offset: number, page: { items: Row[]; totalCount: number }) {
  return isLocked(actor) ? { ...page, items: offset === 0 ? page.items.slice(0, exerciseLimits.trialRows) : [] } : page;
}

/** The rows of a file that is short enough to be read at once. */
const inOneGo = <Row extends object>(read: (tx: Tx, limit: number) => Promise<{ items: Row[] }>) => ({
  inOrder: async (tx: Tx, limit: number) => (await read(tx, limit)).items,
  next: async (tx: Tx, after: Row | undefined, limit: number) => (after ? [] : (await read(tx, limit)).items),
});

const ofSets = (kind: SetKind) => async (call: Call<Reports['listExerciseDepartments']>) => {
  const { tx, actor, params, query } = call;
  const { companyId } = actor;
  const campaign = await requireReported(tx, companyId, params.campaignId);
  const { isCsv: _, ...rest } = query;
  const [page, filters, reply] = pageIn(rest, { orderBy: 'completed', order: 'ASC' });
  if (!isFile(call)) return reply(shown(actor, page.offset, await findSets(tx, companyId, campaign.id, kind, filters, page)));
  requireWhole(actor);
  return csvFile(call, {
    name: campaign.name,
    columns: (kind === 'departments' ? exerciseDepartments : exerciseGroups).columns,
    ...inOneGo((inTx, limit) => findSets(inTx, companyId, campaign.id, kind, filters, { ...page, offset: 0, limit })),
  });
};

export const handlers: Handlers<Reports> = {
  async listReportDepartments({ tx, actor, params }) {
    const { id } = await requireReported(tx, actor.companyId, params.campaignId);
    return { data: await findSetOptions(tx, actor.companyId, id, 'departments') };
  },
  async listReportGroups({ tx, actor, params }) {
    const { id } = await requireReported(tx, actor.companyId, params.campaignId);
    return { data: await findSetOptions(tx, actor.companyId, id, 'groups') };
  },
  async getExerciseStatistics({ tx, actor, params, query }) {
    const { name, status, startedAt } = await requireReported(tx, actor.companyId, params.campaignId);
    const { statuses, learners, score, adjusted } = await oneRow<Total>(
      tx,
      totalOfPeople(actor.companyId, params.campaignId, query),
    );
    const total = { averageScorePercentage: percentOf(score), adjustedScorePercentage: percentOf(adjusted), learners };
    return { data: { statuses, total, campaign: { name, status, startedAt } } };
  },
  listExerciseDepartments: ofSets('departments'),
  listExerciseGroups: ofSets('groups'),
  async listExercisePeople(call) {
    const { tx, actor, params, query, services } = call;
    const { companyId } = actor;
    const campaign = await requireReported(tx, companyId, params.campaignId);
    const { isCsv: _, ...rest } = query;
    const [page, filters, reply] = pageIn(rest, { orderBy: 'status', order: 'DESC' });
    if (isFile(call)) {
      requireWhole(actor);
      const { searchText: _search, ...restricting } = filters;
      return csvFile(call, {
        name: campaign.name,
        columns: exerciseUsers.columns,
        inOrder: (inTx, limit) => findPeople(inTx, companyId, campaign.id, filters, { ...page, offset: 0, limit }),
        next: (inTx, after, limit) => nextPeople(inTx, companyId, campaign.id, filters, after, limit),
        before: () =>
          auditPeopleExport(
            { services, actor },
            {
              filters: { ...restricting, exercise: campaign.name },
              count: (inTx) => countPeople(inTx, companyId, campaign.id, filters),
            },
          ),
      });
    }
    const items = await findPeople(tx, companyId, campaign.id, filters, page);
    const totalCount = await countPeople(tx, companyId, campaign.id, filters);
    return reply(shown(actor, page.offset, { items, totalCount }));
  },
  async listExerciseTemplates(call) {
    const { tx, actor, params, query } = call;
    const { companyId } = actor;
    const campaign = await requireReported(tx, companyId, params.campaignId);
    const { isCsv: _, ...rest } = query;
    const [page, filters, reply] = pageIn(rest, { orderBy: 'wrong', order: 'DESC' });
    if (!isFile(call)) return reply(shown(actor, page.offset, await findTemplates(tx, companyId, campaign.id, filters, page)));
    requireWhole(actor);
    return csvFile(call, {
      name: campaign.name,
      columns: exerciseTemplates.columns,
      ...inOneGo((inTx, limit) => findTemplates(inTx, companyId, campaign.id, filters, { ...page, offset: 0, limit })),
    });
  },
  async listTemplateAnswers(call) {
    const { tx, actor, params, query, services } = call;
    const where = { companyId: actor.companyId, campaignId: params.campaignId, templateId: params.templateId };
    const campaign = await requireReported(tx, actor.companyId, params.campaignId);
    requireWhole(actor);
    const { isCsv: _, ...rest } = query;
    const [page, filters, reply] = pageIn(rest, { orderBy: 'status', order: 'DESC' });
    if (!isFile(call)) return reply(await findTemplateAnswers(tx, where, filters, page));
    const flat = async (inTx: Tx, offset: number, limit: number) => ({
      items: (await findTemplateAnswers(inTx, where, filters, { ...page, offset, limit })).items.map(templateAnswerOf),
    });
    let read = 0;
    return csvFile(call, {
      name: campaign.name,
      columns: templateAnswers.columns,
      inOrder: async (inTx, limit) => (await flat(inTx, 0, limit)).items,
      next: async (inTx, after, limit) => {
        read = after ? read + limit : 0;
        return (await flat(inTx, read, limit)).items;
      },
      before: () =>
        auditPeopleExport(
          { services, actor },
          {
            filters: { exercise: campaign.name },
            count: (inTx) => countPeople(inTx, actor.companyId, campaign.id, { ...nobodyLeftOut, ...filters }),
          },
        ),
    });
  },
  async listUserAnswers(call) {
    const { tx, actor, params, query } = call;
    const where = { companyId: actor.companyId, campaignId: params.campaignId, userId: params.userId };
    const campaign = await requireReported(tx, actor.companyId, params.campaignId);
    requireWhole(actor);
    const { isCsv: _, ...rest } = query;
    const [page, filters, reply] = pageIn(rest, { orderBy: 'answerStatus', order: 'DESC' });
    if (!isFile(call)) return reply(await findUserAnswers(tx, where, filters, page));
    return csvFile(call, {
      name: campaign.name,
      columns: userAnswers.columns,
      ...inOneGo((inTx, limit) => findUserAnswers(inTx, where, filters, { ...page, offset: 0, limit })),
    });
  },
  getGoldenCertificate: async ({ tx, actor, params }) => ({ data: await certificateOf(tx, actor.companyId, params) }),
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
      ...inOneGo((inTx, limit) => findSummary(inTx, actor.companyId, filters, { ...page, offset: 0, limit })),
    });
  },
};

const nobodyLeftOut: ExerciseFilters = { status: [], departments: [], groups: [] };
