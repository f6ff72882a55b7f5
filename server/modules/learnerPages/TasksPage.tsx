import { sql } from 'drizzle-orm';
import { findLanguage } from '#locales/languages.ts';
import { now } from '../../clock.ts';
import { companyDay } from '../../db/absences.ts';
import { rows, run } from '../../db/rows.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { definePage } from '../../landing/page.ts';
import { writeDay } from '../../mail/dates.ts';
import { cookieOf, learnerCookie } from './cookie.ts';
import { endLearnerSession } from './sessions.ts';
import type { CampaignOfOthers, TaskOfPerson } from '../work/public.ts';
import { DoneList } from './DoneList.tsx';
import { pageIn, type PartOf } from './parts.ts';
import { Previews } from './Previews.tsx';
import { learnPaths, ownPath } from './paths.ts';
import { findDone, findOutstanding, findPreviews, nameOfTask, type OutstandingTasks, pathOfTask } from './tasks.ts';
import { dayOf, forLearner } from './visit.ts';
import { learner, type Learner, type LearnerVisit } from './visitor.ts';

/** Whom to ask: the owner of the company's account. */
interface Contact {
  name: string;
  email: string;
}

interface Shown {
  tasks: OutstandingTasks;
  done: PartOf<TaskOfPerson>;
  previews: PartOf<CampaignOfOthers>;
  away: string | null;
  contact: Contact | undefined;
}

async function findContact(tx: Tx, { companyId }: Learner): Promise<Contact | undefined> {
  const [found] = await rows<Contact>(
    tx,
    sql`SELECT trim(name || ' ' || last_name) AS name, email FROM users WHERE company_id = ${companyId} AND is_owner AND deleted_at IS NULL AND NOT disabled
      ORDER BY created_at LIMIT 1`,
  );
  return found;
}

/** The last day of the absence that the person is in, such as `2026-11-29`; null for somebody who is not away today. */
async function findAwayUntil(tx: Tx, { companyId, userId }: Learner): Promise<string | null> {
  const [away] = await rows<{ until: string }>(
    tx,
    sql`SELECT w.last_day::text AS until FROM absences w WHERE w.company_id = ${companyId} AND w.user_id = ${userId}
      AND ${companyDay(sql`w.company_id`, now())} BETWEEN w.first_day AND w.last_day`,
  );
  return away?.until ?? null;
}

/** What a person has to do, and has done. Nothing about others. */
export const tasksPage = definePage<Learner, Shown>({
  path: learnPaths.tasks,
  door: learner,
  read(visit) {
    const { visitor, query } = visit;
    return forLearner(visit, 'read', async (tx) => ({
      tasks: await findOutstanding(tx, visitor),
      done: await findDone(tx, visitor, pageIn(query, 'page')),
      previews: await findPreviews(tx, visitor, pageIn(query, 'previews')),
      away: await findAwayUntil(tx, visitor),
      contact: await findContact(tx, visitor),
    }));
  },
  title: (_data, { t }) => t('learn.tasks.title'),
  Content: ({ data, visit }) => <MyTasks {...data} visit={visit} />,
  actions: {
    async leave({ services, request }) {
      const token = cookieOf(request, services.env);
      if (token) await ownerTx(services.db, (tx) => endLearnerSession(tx, token));
      return { to: learnPaths.signIn, cookies: [learnerCookie(services.env, null)] };
    },
    async language(visit, form) {
      const { companyId, userId } = visit.visitor;
      const chosen = findLanguage(form.get('lang'));
      if (chosen)
        await forLearner(visit, 'write', (tx) =>
          run(
            tx,
            sql`UPDATE users SET language = ${chosen.code}, language_guessed = false WHERE company_id = ${companyId} AND id = ${userId}`,
          ),
        );
      return { to: ownPath(form.get('back')) };
    },
  },
});

function MyTasks({ tasks, done, previews, away, contact, visit }: Shown & { visit: LearnerVisit }) {
  const { t, visitor } = visit;
  // A further page of one list shows that list.
  const isFirst = done.page === 1 && previews.page === 1;
  return (
    <>
      <div className="learn-head">
        <h1>{t('learn.tasks.title')}</h1>
        <p className="landing-quiet">{t('learn.tasks.whose', { name: visitor.name, company: visitor.companyName })}</p>
        {away && <p>{t('learn.tasks.away', { date: writeDay(new Date(away), visit.language.code) })}</p>}
      </div>
      {isFirst && <Outstanding tasks={tasks} isNew={done.rows.length === 0} visit={visit} />}
      {done.page === 1 && <Previews of={previews} visit={visit} />}
      {(isFirst || done.page > 1) && <DoneList of={done} visit={visit} />}
      <footer className="learn-foot">
        {contact && (
          <p>
            {t('learn.contact')} <a href={`mailto:${contact.email}`}>{contact.name || contact.email}</a>
          </p>
        )}
        <form method="post" action={`${learnPaths.tasks}/leave`}>
          <button className="landing-plain" type="submit">
            {t('learn.leave')}
          </button>
        </form>
      </footer>
    </>
  );
}

/** What there is to do, or that there is nothing; `isNew` if nothing was ever done. */
function Outstanding({ tasks, isNew, visit }: { tasks: OutstandingTasks; isNew: boolean; visit: LearnerVisit }) {
  const { t } = visit;
  if (tasks.overdue.length + tasks.open.length + tasks.waiting.length === 0)
    return (
      <section className="landing-card learn-none">
        <h2>{t(isNew ? 'learn.tasks.none.title' : 'learn.tasks.allDone.title')}</h2>
        <p className="landing-quiet">{t(isNew ? 'learn.tasks.none.text' : 'learn.tasks.allDone.text')}</p>
      </section>
    );
  return (
    <>
      <List name="overdue" tasks={tasks.overdue} visit={visit} />
      <List name="open" tasks={tasks.open} visit={visit} />
      <List name="waiting" tasks={tasks.waiting} visit={visit} />
    </>
  );
}

function List({ name, tasks, visit }: { name: 'overdue' | 'open' | 'waiting'; tasks: TaskOfPerson[]; visit: LearnerVisit }) {
  if (tasks.length === 0) return null;
  const { t } = visit;
  return (
    <section className="learn-list">
      <h2>{t(`learn.tasks.${name}`)}</h2>
      <ul>
        {tasks.map((task) => (
          <li key={task.campaignId} className="landing-card learn-task">
            <div className="learn-what">
              <p className="learn-kind">{t(`profile.tasks.kinds.${task.kind}`)}</p>
              <h3 dir="auto">{nameOfTask(task, visit.language.code)}</h3>
              <p className={name === 'overdue' ? 'learn-late' : 'landing-quiet'}>{dueText(name, task, visit)}</p>
              {task.done > 0 && <p className="landing-quiet">{t('profile.tasks.parts', { done: task.done, total: task.total })}</p>}
            </div>
            {name !== 'waiting' && <Begin task={task} visit={visit} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Begin({ task, visit }: { task: TaskOfPerson; visit: LearnerVisit }) {
  const label = visit.t(task.startedAt ? 'learn.tasks.continue' : 'learn.tasks.start');
  return (
    <a
      className="landing-button"
      href={visit.to(pathOfTask(task))}
      aria-label={`${label}: ${nameOfTask(task, visit.language.code)}`}
    >
      {label}
    </a>
  );
}

function dueText(name: 'overdue' | 'open' | 'waiting', { dueAt }: TaskOfPerson, visit: LearnerVisit): string {
  if (name === 'waiting') return visit.t('learn.tasks.waitingText');
  return visit.t(name === 'overdue' ? 'learn.tasks.wasDue' : 'learn.tasks.due', { date: dayOf(dueAt, visit) });
}
