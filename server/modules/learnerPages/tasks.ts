import { learnerLimits } from '#contract/learner/limits';
import { pathTo } from '#contract/paths';
import type { TaskKind } from '#contract/people/userTasks';
import { nameIn } from '../../mail/taskNames.ts';
import type { Tx } from '../../db/tx.ts';
import { type CampaignOfOthers, campaignsOfOthers, type TaskOfPerson, tasksOfPerson } from '../work/public.ts';
import { type PartOf, readPart } from './parts.ts';
import { learnPaths } from './paths.ts';
import type { Learner } from './visitor.ts';

interface TaskPage {
  /** Where the task is done. The result of a completed one can be read there after its campaign. */
  path: string;
  /** The text of the link to a completed one. */
  again: string;
  /** Whether a completed task has a certificate, which is a file below that page. */
  hasCertificate(task: TaskOfPerson): boolean;
}

const course: TaskPage = {
  path: learnPaths.training,
  again: 'learnerExercise.toResult',
  hasCertificate: ({ completedAt }) => completedAt !== null,
};
/** The golden one, for the whole score. */
const exercise: TaskPage = {
  path: learnPaths.exercise,
  again: 'learnerExercise.toResult',
  hasCertificate: ({ score }) => score !== null && score >= 100,
};
/** Its record is the company’s. */
const policy: TaskPage = { path: learnPaths.policy, again: 'learnerPolicy.again', hasCertificate: () => false };
const video: TaskPage = { path: learnPaths.video, again: 'learnerVideo.again', hasCertificate: () => false };
const pages: Readonly<Record<TaskKind, TaskPage>> = { training: course, game: course, exercise, policy, video };

export const pathOfTask = ({ kind, campaignId }: Pick<TaskOfPerson, 'kind' | 'campaignId'>): string =>
  pathTo(pages[kind].path, { campaignId });

/** What a person knows it by in their language: the course, of a campaign that has one. */
export const nameOfTask = ({ kind, course, name }: Pick<TaskOfPerson, 'kind' | 'course' | 'name'>, language: string): string =>
  nameIn(kind, course?.name ?? name, language);

/** The text of the link to a completed task: that of a policy or a video leads to no result. */
export const againOfTask = ({ kind }: Pick<TaskOfPerson, 'kind'>): string => pages[kind].again;

/** The address of the certificate of a completed task; undefined without one. */
export const certificateOfTask = (task: TaskOfPerson): string | undefined =>
  pages[task.kind].hasCertificate(task) ? `${pathOfTask(task)}/certificate` : undefined;

export interface OutstandingTasks {
  overdue: TaskOfPerson[];
  open: TaskOfPerson[];
  /** Of suspended campaigns: nobody can do them at the moment. */
  waiting: TaskOfPerson[];
}

type Whose = Pick<Learner, 'companyId' | 'userId' | 'isPreview'>;

/** What one person has to do, of every kind of work. */
export async function findOutstanding(tx: Tx, learner: Whose): Promise<OutstandingTasks> {
  const outstanding = await tasksOfPerson(tx, learner, learner.userId, 'outstanding');
  const running = outstanding.filter(({ isSuspended }) => !isSuspended);
  return {
    overdue: running.filter(({ status }) => status === 'overdue'),
    open: running.filter(({ status }) => status !== 'overdue'),
    waiting: outstanding.filter(({ isSuspended }) => isSuspended),
  };
}

/** One page of what a person has done, the newest first. */
export const findDone = (tx: Tx, learner: Whose, page: number): Promise<PartOf<TaskOfPerson>> =>
  readPart(page, learnerLimits.doneTasks, (part) => tasksOfPerson(tx, learner, learner.userId, 'completed', part));

/** One page of the running campaigns that others have and they do not; only for an admin who comes from the panel. */
export async function findPreviews(tx: Tx, learner: Whose, page: number): Promise<PartOf<CampaignOfOthers>> {
  if (!learner.isPreview) return { page: 1, rows: [], hasOlder: false };
  return readPart(page, learnerLimits.previews, (part) => campaignsOfOthers(tx, learner, part));
}

/** Where a link leads: to the task that it is about, whose page also says that it is paused or over; else to all tasks. */
export async function pathOfCampaign(tx: Tx, learner: Whose, campaignId: string | null): Promise<string> {
  if (!campaignId) return learnPaths.tasks;
  const its = { campaignId };
  const [task] = [
    ...(await tasksOfPerson(tx, learner, learner.userId, 'all', its)),
    ...(learner.isPreview ? await campaignsOfOthers(tx, learner, its) : []),
  ];
  return task ? pathOfTask(task) : learnPaths.tasks;
}
