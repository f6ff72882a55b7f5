import type { contract } from '#contract/index';
import { Refusal } from '../../core/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { requireLearner } from '../learning/public.ts';
import { answerMessage } from './answer.ts';
import { findLearnerExercise, findLearnerExercises, findMessages, framed } from './learnerExercises.ts';

export const handlers: Handlers<(typeof contract)['exerciseLearning']> = {
  async listAssignedExercises({ tx, params }) {
    await requireLearner(tx, params);
    return findLearnerExercises(tx, params);
  },
  async readExercise({ tx, params }) {
    await requireLearner(tx, params);
    const exercise = await findLearnerExercise(tx, params, params.campaignId);
    const messages = await findMessages(tx, params, params.campaignId);
    return { exercise, messages: messages.map(framed) };
  },
  async answerExercise({ tx, params, body }) {
    await requireLearner(tx, params);
    await answerMessage(tx, { ...params, ...body });
    const exercise = await findLearnerExercise(tx, params, params.campaignId);
    const [message] = await findMessages(tx, params, params.campaignId, { templateId: params.templateId });
    if (!message) throw new Refusal('not_found');
    return { exercise, message: framed(message) };
  },
};
