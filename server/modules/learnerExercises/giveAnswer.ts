import { z } from 'zod';
import { answerLabels } from '#contract/exercise/templates';
import { id } from '#contract/kit/endpoint';
import { Refusal } from '../../core/refusal.ts';
import type { Outcome } from '../../landing/page.ts';
import { answerMessage } from '../exerciseLearning/public.ts';
import { forLearner, idIn, type LearnerVisit } from '../learnerPages/public.ts';
import { addressesOf } from './addresses.ts';
import { findOwnExercise, findPlaces } from './exercise.queries.ts';

const sent = z.object({ campaignId: id, templateId: id, answer: z.enum(answerLabels) });

/**
 * Stores an answer, and leads to its result. One that comes after another, of a second tab for instance, leads to that one. An admin who
 * looks at an exercise from the panel without having it stores nothing.
 */
export async function giveAnswer(visit: LearnerVisit, form: URLSearchParams): Promise<Outcome> {
  const input = sent.safeParse({ ...Object.fromEntries(form), campaignId: idIn(visit, 'campaignId') });
  if (!input.success) throw new Refusal('not_found');
  const { visitor } = visit;
  const { campaignId, templateId, answer } = input.data;
  if (visitor.isPreview && !(await forLearner(visit, 'read', (tx) => findOwnExercise(tx, visitor, campaignId)))) {
    const places = await forLearner(visit, 'read', (tx) => findPlaces(tx, visitor, campaignId));
    return { to: addressesOf(campaignId).message(places.findIndex((place) => place.templateId === templateId) + 1, answer) };
  }
  const isFirst = await forLearner(visit, 'write', (tx) => answerMessage(tx, { ...visitor, ...input.data })).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'exercise_answered') return false;
      throw error;
    },
  );
  const places = await forLearner(visit, 'read', (tx) => findPlaces(tx, visitor, campaignId));
  const at = places.findIndex((place) => place.templateId === templateId);
  const addresses = addressesOf(campaignId);
  const isSame = isFirst || places[at]?.answer === answer;
  return { to: isSame ? addresses.message(at + 1) : addresses.kept(at + 1) };
}
