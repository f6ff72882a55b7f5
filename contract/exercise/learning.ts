import { z } from 'zod';
import { assignmentStatuses } from '../campaigns/campaignStates.ts';
import { at, endpoint, id } from '../kit/endpoint.ts';
import { answer, answerLabels, answerStatuses } from './templates.ts';
import { callout, layoutTypes } from '../messageTemplates/message.ts';

/**
 * The calls of the learner app about exercises, authenticated as those of trainings. What gives a message away (the status of
 * answers, their explanations, the callouts) is in a reply only after the learner's answer to that message, which is final.
 */

const base = '/learning/api/v1/company/{companyId}/user/{userId}/exercises';

const assigned = z.object({
  campaignId: id,
  name: z.string(),
  status: z.enum(assignmentStatuses),
  dueAt: at,
  total: z.number().int(),
  answered: z.number().int(),
  /** Out of 10, when all are answered. */
  score: z.number().nullable(),
});

export const listAssignedExercises = endpoint({
  method: 'GET',
  path: base,
  summary: 'The exercises of running campaigns that a learner has',
  access: 'learnerApp',
  tx: 'read',
  reply: z.array(assigned),
  errors: [],
});

/** What the learner chose, and what it was worth. */
const result = z.object({
  answer: z.enum(answerLabels),
  status: z.enum(answerStatuses),
  answers: z.array(answer),
  callouts: z.array(callout),
});

export const exerciseMessage = z.object({
  templateId: id,
  orderNumber: z.number().int(),
  layoutType: z.enum(layoutTypes),
  subject: z.string(),
  fromEmail: z.string().nullable(),
  fromName: z.string().nullable(),
  fromPhone: z.string().nullable(),
  legend: z.string(),
  /** Without marks of callouts before the answer. */
  html: z.string(),
  labels: z.array(z.enum(answerLabels)),
  result: result.nullable(),
});
export type ExerciseMessage = z.input<typeof exerciseMessage>;

export const readExercise = endpoint({
  method: 'GET',
  path: `${base}/{campaignId}`,
  summary: 'The messages of an exercise; those that are answered with their result',
  access: 'learnerApp',
  tx: 'read',
  reply: z.object({ exercise: assigned, messages: z.array(exerciseMessage) }),
  errors: [],
});

export const answerExercise = endpoint({
  method: 'POST',
  path: `${base}/{campaignId}/templates/{templateId}`,
  summary: 'A learner’s answer to one message; it is final',
  access: 'learnerApp',
  tx: 'write',
  body: z.object({ answer: z.enum(answerLabels) }),
  reply: z.object({ exercise: assigned, message: exerciseMessage }),
  errors: ['campaign_not_running', 'exercise_answered'],
});
