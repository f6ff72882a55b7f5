import type { ExerciseMessage } from '#contract/exercise/learning';
import { type AnswerLabel, answerLabels } from '#contract/exercise/templates';
import type { Tx } from '../../db/tx.ts';
import { findMessages } from '../exerciseLearning/public.ts';
import { forLearner, idIn, type Learner, type LearnerVisit } from '../learnerPages/public.ts';
import { findOwnExercise, findPlaces, findUnassignedExercise, type OwnExercise, type Place } from './exercise.queries.ts';

/** Why an exercise cannot be done; each is also a part of a key. */
export type Reason = 'paused' | 'ended' | 'outdated';

interface Closed {
  shows: 'closed';
  exercise: OwnExercise;
  reason: Reason;
}
export interface Result {
  shows: 'result';
  exercise: OwnExercise;
  places: readonly Place[];
}
/** Number `n` of the messages, from 1. */
export interface OneMessage {
  shows: 'message';
  exercise: OwnExercise;
  places: readonly Place[];
  n: number;
  message: ExerciseMessage;
  /** It was just answered again: the first answer counts. */
  isKept: boolean;
}
export type Shown = Closed | Result | OneMessage;

/** What is completed can be read for good; what is not needs a campaign that runs. Null before its start. */
function closedBy({ campaignStatus, isOutdated, status }: OwnExercise): Reason | 'notStarted' | null {
  if (isOutdated) return 'outdated';
  if (status === 'completed' || campaignStatus === 'running') return null;
  if (campaignStatus === 'suspended') return 'paused';
  return campaignStatus === 'archived' ? 'ended' : 'notStarted';
}

/** What the page of an exercise shows: the message of the address, else the first without an answer, else the result. Null if there is none. */
export async function readExercise(visit: LearnerVisit): Promise<Shown | null> {
  const { visitor, query } = visit;
  const campaignId = idIn(visit, 'campaignId');
  if (!campaignId) return null;
  return forLearner(visit, 'read', async (tx) => {
    const exercise = await findExercise(tx, visitor, campaignId);
    const reason = exercise && closedBy(exercise);
    if (!exercise || reason === 'notStarted') return null;
    if (reason) return { shows: 'closed', exercise, reason };
    const places = await findPlaces(tx, visitor, exercise.id);
    const next = places.findIndex(({ answer }) => answer === null) + 1;
    const n = places[Number(query.get('message')) - 1] ? Number(query.get('message')) : next;
    const tried = exercise.isPreview ? triedIn(query) : undefined;
    const message = await messageAt(tx, visitor, exercise, places[n - 1], tried);
    if (!message) return { shows: 'result', exercise, places };
    return { shows: 'message', exercise, places, n, message, isKept: query.has('kept') && message.result !== null };
  });
}

/** One’s own, or for an admin who looks at it from the panel that of their people. */
const findExercise = async (tx: Tx, visitor: Learner, campaignId: string): Promise<OwnExercise | undefined> =>
  (await findOwnExercise(tx, visitor, campaignId)) ??
  (visitor.isPreview ? findUnassignedExercise(tx, visitor, campaignId) : undefined);

/** The answer that a preview shows the result of: it is in the address, and not stored. */
const triedIn = (query: URLSearchParams): AnswerLabel | undefined => answerLabels.find((label) => label === query.get('tried'));

async function messageAt(
  tx: Tx,
  visitor: Learner,
  { id: campaignId }: OwnExercise,
  place: Place | undefined,
  tried: AnswerLabel | undefined,
) {
  const [message] = place ? await findMessages(tx, visitor, campaignId, { templateId: place.templateId, tried }) : [];
  return message;
}
