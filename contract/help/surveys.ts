import { z } from 'zod';
import { at, endpoint, id, nothing, text } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { simpleListQuery } from '../kit/simpleRest.ts';
import { helpLimits } from './limits.ts';

const ofPerson = '/api/v1/surveys/company/{companyId}';
/** The application that shows the survey. */
const onPlatform = z.object({ platform: z.enum(['admin']).optional() });

/** `name` is the question that people read. Null if there is nothing to answer, as for staff of the house. */
export const getSurvey = endpoint({
  method: 'GET',
  path: `${ofPerson}/user/{userId}`,
  summary: 'The newest open survey that the caller has not answered',
  access: 'session',
  tx: 'read',
  query: onPlatform,
  reply: z.object({ survey: z.object({ surveyId: id, name: z.string() }).nullable() }),
  errors: [],
});
export type DueSurvey = NonNullable<z.input<(typeof getSurvey)['reply']>['survey']>;

/** Rating 0 says that the survey was closed without an answer; it does not count in the average. One answer for each person. */
export const answerSurvey = endpoint({
  method: 'POST',
  path: `${ofPerson}/{surveyId}/user/{userId}/response`,
  summary: 'Answers a survey, or dismisses it with rating 0',
  access: 'session',
  tx: 'write',
  query: onPlatform,
  body: z.object({
    rating: z.number().int().min(0).max(helpLimits.surveyStars),
    message: z.string().trim().max(helpLimits.surveyMessageMax),
  }),
  reply: nothing,
  errors: ['survey_answered'],
});

export const surveyStatuses = ['open', 'closed'] as const;

/** As staff write it. `answers` have a rating; `average` is of these, null without any. */
export const survey = z.object({
  id,
  name: z.string(),
  status: z.enum(surveyStatuses),
  answers: z.number().int(),
  dismissed: z.number().int(),
  average: z.number().nullable(),
  createdAt: at,
});
export type Survey = z.input<typeof survey>;

export const surveyInput = z.object({ name: text(), status: z.enum(surveyStatuses) });

const all = '/rest/v1/company/{companyId}/surveys';
const one = `${all}/{surveyId}` as const;
const written = { access: 'news:write', errors: [] } as const;

export const listSurveys = endpoint({
  ...written,
  method: 'GET',
  path: all,
  summary: 'Surveys with their results',
  tx: 'read',
  query: simpleListQuery(['createdAt', 'name'], {
    statuses: z.array(z.enum(surveyStatuses)).min(1).max(surveyStatuses.length),
    search: z.string().trim().max(textLimits.textMax),
  }),
  reply: z.array(survey),
});

export const readSurvey = endpoint({
  ...written,
  method: 'GET',
  path: one,
  summary: 'One survey with its results',
  tx: 'read',
  reply: survey,
});

export const createSurvey = endpoint({
  ...written,
  method: 'POST',
  path: all,
  summary: 'Writes a survey',
  tx: 'write',
  body: surveyInput,
  reply: survey,
});

export const updateSurvey = endpoint({
  ...written,
  method: 'PUT',
  path: one,
  summary: 'Changes a survey, opens or closes it',
  tx: 'write',
  body: surveyInput,
  reply: survey,
});

export const deleteSurvey = endpoint({
  ...written,
  method: 'DELETE',
  path: one,
  summary: 'Deletes a survey with its answers',
  tx: 'write',
  reply: survey,
});

/** `rating`: null if the survey was closed without an answer. */
export const surveyAnswer = z.object({
  id,
  surveyName: z.string(),
  companyName: z.string(),
  rating: z.number().int().nullable(),
  message: z.string(),
  createdAt: at,
});
export type SurveyAnswer = z.input<typeof surveyAnswer>;

export const listSurveyAnswers = endpoint({
  ...written,
  method: 'GET',
  path: '/rest/v1/company/{companyId}/survey-answers',
  summary: 'Answers to surveys',
  tx: 'read',
  query: simpleListQuery(['createdAt', 'rating'], {
    surveys: z.array(id).min(1).max(100),
    ratings: z
      .array(z.enum(['1', '2', '3', '4', '5']))
      .min(1)
      .max(helpLimits.surveyStars),
    withDismissed: z.literal(true),
    search: z.string().trim().max(textLimits.textMax),
  }),
  reply: z.array(surveyAnswer),
});
