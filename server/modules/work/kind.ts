import { type SQL, sql } from 'drizzle-orm';
import type { ReminderKind } from '#contract/campaigns/reminders';
import type { AuditSubject } from '#contract/company/auditActions';
import type { MessageKind } from '#contract/company/messages';
import type { WaitingList } from '#contract/people/departments';
import type { TaskKind } from '#contract/people/userTasks';
import type { Reading } from '#contract/reports/reportStatus';
import type { Actor } from '../../core/actor.ts';
import type { AudienceLinks } from '../../db/audience.ts';
import type { Tx } from '../../db/tx.ts';
import type { MailKind } from '../../mail/mailKind.ts';

interface Move {
  from: readonly string[];
  to: string;
}

/** A sort of tasks within one kind of work: courses and games are both trainings, but have their own words and reminders. */
interface TaskSort {
  task: TaskKind;
  /** The kind of manual reminder that covers them; none without it. */
  reminder?: ReminderKind;
  /** Condition over campaigns `c`: their tasks are of this sort. A campaign that no sort includes has no tasks. */
  where: SQL;
}

/** What people do in a kind of work: one row of `assignments` (`a`) for each person of a campaign (`c`). */
export interface Tasks {
  /** Table with company_id, campaign_id, user_id, status, assigned_at, due_at, completed_at and reminded_at. */
  assignments: string;
  /** How a stored status is read, by the status of its campaign. */
  readings: Readonly<Record<string, Reading>>;
  sorts: readonly TaskSort[];
  /** Expression over `c`: the name of a task in mails. */
  name: SQL;
  /** Open tasks whose `due_at` has passed become overdue. */
  hasDeadline?: true;
  /** `taskMails` declares the first three. */
  mails: {
    /** The param that holds the name of the task in both mails. */
    nameParam: string;
    assigned: MailKind;
    /** The weekly reminder, where it names one task. No weekly reminder without it. */
    reminder?: MailKind;
    /** The company's own words for that reminder. */
    ownReminder?: MessageKind;
  };
  /** Condition over `u` and `c`: people of the audience who do not get this campaign, such as those who have done its predecessor. */
  spares?: SQL;
  /** What the audit log calls a campaign. */
  subject: AuditSubject;
  /** The list of running campaigns that new people will get. */
  waitingList: WaitingList;
  /** Expressions over `a` and `c`, for the profile of a person; see `userTask`. */
  profile: { done: SQL; total: SQL; score: SQL; course: SQL };
  /** Whether the plan keeps from this admin what others have done. */
  isHiddenFrom?: (actor: Actor) => boolean;
}

/**
 * A kind of work that companies give to people: a table of campaigns, of which each has a status, a start and an audience. What is left
 * out does not happen: without `plan` nothing is suspended, without `tasks` nobody is assigned, reminded or mailed.
 */
export interface Work {
  /** Unique, and the key of its row in `work_kinds`. */
  kind: string;
  /** Table with id, company_id, name, status, starts_at and audience; with `tasks` also days_to_complete and the columns of notifications. */
  campaigns: string;
  links: AudienceLinks;
  /** The clock starts, suspends and resumes; it ends what has an `endsAt`, and an admin ends the rest. */
  moves: { start: Move; suspend?: Move; resume?: Move; end?: Move };
  /**
   * Conditions over companies `o` and campaigns `c`: when the plan does not include a campaign any more, and when it does again. The
   * second is not always the contrary of the first.
   */
  plan?: { suspends: SQL; resumes: SQL };
  /** Column that stores when a campaign really began. */
  begunAt?: string;
  /** Column that stores when a campaign ended. */
  endedAt?: string;
  /** Expression over `c`: when it ends by itself, before others start. */
  endsAt?: SQL;
  /** Further changes after each run of the clock; `suspended` are the companies of campaigns that it suspended. */
  afterMoves?: (tx: Tx, suspended: readonly string[]) => Promise<void>;
  /** Gives running campaigns of a company to the people `among` (a condition over `users u`), instead of assigning tasks. Returns the number of new rows. */
  join?: (tx: Tx, companyId: string, among: SQL) => Promise<number>;
  tasks?: Tasks;
}
export type WorkWithTasks = Work & { tasks: Tasks };

const kinds = new Map<string, Work>();

/** Declares a kind of work. Each module declares its own in its `work.ts`, which `modules/index.ts` loads. */
export function defineWork<const W extends Work>(work: W): W {
  if (kinds.has(work.kind)) throw new Error(`The kind of work ${work.kind} is declared twice`);
  kinds.set(work.kind, work);
  return work;
}

/** Takes a kind of work back; for tests that declare one of their own. */
export const withdrawWork = ({ kind }: Work): void => void kinds.delete(kind);

export const allWork = (): readonly Work[] => [...kinds.values()];

export const hasTasks = (work: Work): work is WorkWithTasks => work.tasks !== undefined;
export const workWithTasks = (): readonly WorkWithTasks[] => allWork().filter(hasTasks);

/** Condition over `c`: its tasks are still to be done, now or when the plan includes them again. */
export const isUnderway = ({ moves }: Work): SQL => sql`c.status IN (${moves.start.to}, ${moves.suspend?.to ?? moves.start.to})`;
