import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { contract } from '#contract/index';
import type { surveyAnswer } from '#contract/help/surveys';
import { simpleList } from '../../db/simpleList.ts';
import { contains, isOneOf } from '../../db/where.ts';
import { surveys, surveyAnswers } from '../../db/schema.ts';
import type { Handlers } from '../../http/handler.ts';
import { answerSurvey, dueSurvey } from './dueSurvey.ts';
import { createSurvey, deleteSurvey, findSurvey, type Survey, surveyColumns, updateSurvey } from './writtenSurveys.ts';

const s = alias(surveys, 's');
const a = alias(surveyAnswers, 'a');

type Answer = z.output<typeof surveyAnswer>;

export const handlers: Handlers<(typeof contract)['surveys']> = {
  getSurvey: ({ tx, actor, params }) => dueSurvey(tx, actor, params.userId),
  async answerSurvey({ tx, actor, params, body }) {
    await answerSurvey(tx, actor, params, body);
    return {};
  },
  listSurveys: ({ tx, query, contentRange }) =>
    simpleList<Survey, 'createdAt' | 'name'>(tx, {
      columns: surveyColumns,
      from: sql`surveys s`,
      conditions: [isOneOf(sql`s.status`, { among: query.filter?.statuses }), ...contains(sql`s.name`, query.filter?.search)],
      orders: { createdAt: s.createdAt, name: sql`lower(${s.name})` },
      id: s.id,
      query,
      contentRange,
    }),
  readSurvey: ({ tx, params }) => findSurvey(tx, params.surveyId),
  createSurvey: ({ tx, actor, body }) => createSurvey(tx, actor, body),
  updateSurvey: ({ tx, actor, params, body }) => updateSurvey(tx, actor, params.surveyId, body),
  deleteSurvey: ({ tx, actor, params }) => deleteSurvey(tx, actor, params.surveyId),
  listSurveyAnswers: ({ tx, query, contentRange }) =>
    simpleList<Answer, 'createdAt' | 'rating'>(tx, {
      columns: sql`a.id, s.name AS "surveyName", c.name AS "companyName", a.rating, a.message, a.created_at AS "createdAt"`,
      from: sql`survey_answers a JOIN surveys s ON s.id = a.survey_id JOIN companies c ON c.id = a.company_id`,
      conditions: [
        isOneOf(sql`a.survey_id`, { among: query.filter?.surveys }, 'uuid'),
        isOneOf(sql`a.rating::text`, { among: query.filter?.ratings }),
        ...(query.filter?.withDismissed || query.filter?.ratings ? [] : [sql`a.rating IS NOT NULL`]),
        ...contains(sql`a.message || ' ' || c.name`, query.filter?.search),
      ],
      orders: { createdAt: a.createdAt, rating: a.rating },
      id: a.id,
      query,
      contentRange,
    }),
};
