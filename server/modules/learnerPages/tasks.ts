import { learnerLimits } from '#contract/learner/limits';
import { pathTo } from '#contract/paths';
import type { TaskKind } from '#contract/people/userTasks';
import type { Tx } from '../../db/tx.ts';
import { type CampaignOfOthers, campaignsOfOthers, type TaskOfPerson, tasksOfPerson } from '../work/public.ts';
import { learnPaths } from './paths.ts';
import type { Learner } from './visitor.ts';

/** The page on which a task is done, by its kind. The result of a completed one can be read there after its campaign. */
const pages: Readonly<Record<TaskKind, string>> = {
  training: learnPaths.training,
  game: learnPaths.training,
  exercise: learnPaths.exercise,
};
export const pathOfTask = ({ kind, campaignId }: Pick<TaskOfPerson, 'kind' | 'campaignId'>): string =>
  pathTo(pages[kind], { campaignId });

export interface Tasks {
  overdue: TaskOfPerson[];
  open: TaskOfPerson[];
  /** Of suspended campaigns: nobody can do them at the moment. */
  waiting: TaskOfPerson[];
  /** The newest ones. */
  done: TaskOfPerson[];
  /** What others have and they do not; only for an admin who comes from the panel. */
  others: CampaignOfOthers[];
}

type Whose = Pick<Learner, 'companyId' | 'userId' | 'isPreview'>;

/** All tasks of one person, of every kind of work. */
export async function findTasks(tx: Tx, learner: Whose): Promise<Tasks> {
  const outstanding = await tasksOfPerson(tx, learner, learner.userId, 'outstanding');
  const done = await tasksOfPerson(tx, learner, learner.userId, 'completed');
  const running = outstanding.filter(({ isSuspended }) => !isSuspended);
  return {
    overdue: running.filter(({ status }) => status === 'overdue'),
    open: running.filter(({ status }) => status !== 'overdue'),
    waiting: outstanding.filter(({ isSuspended }) => isSuspended),
    done: done.slice(0, learnerLimits.doneTasks),
    others: learner.isPreview ? await campaignsOfOthers(tx, learner, learnerLimits.previews) : [],
  };
}

/** Where a link leads: to the task that it is about if it can be done or has a result, else to all tasks. */
export async function pathOfCampaign(tx: Tx, learner: Whose, campaignId: string | null): Promise<string> {
  if (!campaignId) return learnPaths.tasks;
  const { overdue, open, done, others } = await findTasks(tx, learner);
  const task = [...overdue, ...open, ...done, ...others].find((one) => one.campaignId === campaignId);
  return task ? pathOfTask(task) : learnPaths.tasks;
}
