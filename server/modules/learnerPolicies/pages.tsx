import { pathTo } from '#contract/paths';
import { now } from '../../clock.ts';
import { definePage, type Page } from '../../landing/page.ts';
import { dayOf, type Learner, learner, learnPaths, type LearnerVisit, TaskTop } from '../learnerPages/public.ts';
import { policyActions } from './actions.ts';
import { readPolicy, type ShownPolicy } from './readPolicy.ts';

interface Props {
  visit: LearnerVisit;
  data: ShownPolicy;
}

/** A policy: first what it is, then its text once it is opened, and the form with which it is acknowledged. */
const policyPage = definePage<Learner, ShownPolicy>({
  path: learnPaths.policy,
  door: learner,
  read: readPolicy,
  title: ({ name }) => name,
  missing: { title: 'learnerPolicy.missing.title', text: 'learnerPolicy.missing.text' },
  Content: (props) => (
    <>
      <TaskTop visit={props.visit} isPreview={props.data.isPreview} />
      <article className="landing-card policy">
        <PolicyHead {...props} />
        <PolicyBody {...props} />
      </article>
    </>
  ),
  actions: policyActions,
});

export const learnerPolicyPages: readonly Page[] = [policyPage];

function PolicyHead({ visit, data }: Props) {
  const { t } = visit;
  const { name, number, status, dueAt, changeNote, acknowledgedAt, campaignStatus, isPreview } = data;
  const isLate = status === 'overdue';
  return (
    <header className="policy-head">
      <h1 dir="auto">{name}</h1>
      <p className="landing-quiet">
        {t('learnerPolicy.revision', { number })}
        {!acknowledgedAt && campaignStatus === 'running' && !isPreview && (
          <>
            {' · '}
            <span data-late={isLate || undefined}>
              {t(isLate ? 'learn.tasks.wasDue' : 'learn.tasks.due', { date: dayOf(dueAt, visit) })}
            </span>
          </>
        )}
      </p>
      {changeNote && (
        <p>
          <strong>{t('learnerPolicy.changes')}</strong> <bdi>{changeNote}</bdi>
        </p>
      )}
      {acknowledgedAt && (
        <p className="policy-done" role="status">
          {t('learnerPolicy.acknowledged', { date: dayOf(acknowledgedAt, visit) })}
        </p>
      )}
    </header>
  );
}

/** Leads from a revision that has ended to the one that the person has instead. */
const Newer = ({ visit: { t, to }, revisionId }: { visit: LearnerVisit; revisionId: string }) => (
  <>
    <p>{t('learnerPolicy.replaced')}</p>
    <a className="landing-button" href={to(pathTo(learnPaths.policy, { campaignId: revisionId }))}>
      {t('learnerPolicy.open')}
    </a>
  </>
);

/** Nobody can acknowledge a policy that is paused or has ended; who has acknowledged it can read it for good. */
function PolicyBody({ visit, data }: Props) {
  const { t } = visit;
  const { campaignStatus, acknowledgedAt, openedAt, newerRevisionId } = data;
  if (!acknowledgedAt && newerRevisionId) return <Newer visit={visit} revisionId={newerRevisionId} />;
  if (!acknowledgedAt && campaignStatus === 'suspended') return <p className="landing-quiet">{t('learn.tasks.waitingText')}</p>;
  if (!acknowledgedAt && campaignStatus !== 'running') return <p className="landing-quiet">{t('learnerPolicy.ended')}</p>;
  if (!acknowledgedAt && !openedAt) return <OpenForm visit={visit} data={data} />;
  return (
    <>
      {newerRevisionId && <Newer visit={visit} revisionId={newerRevisionId} />}
      <PolicyContent visit={visit} data={data} />
      {!acknowledgedAt && <AcknowledgeForm visit={visit} data={data} />}
    </>
  );
}

const addressOf = ({ to }: LearnerVisit, { revisionId }: ShownPolicy, action: string) =>
  to(`${pathTo(learnPaths.policy, { campaignId: revisionId })}/${action}`);

function OpenForm({ visit, data }: Props) {
  const { t } = visit;
  return (
    <form method="post" action={addressOf(visit, data, 'open')}>
      <input type="hidden" name="contentSha256" value={data.contentSha256} />
      <p>{t('learnerPolicy.intro')}</p>
      {data.minMinutes > 0 && <p>{t('learnerPolicy.minutes', { n: data.minMinutes })}</p>}
      <button className="landing-button" type="submit">
        {t('learnerPolicy.open')}
      </button>
    </form>
  );
}

/** The text was cleaned when it was saved: it has headings, paragraphs, lists and links, and nothing that runs or loads. */
function PolicyContent({ visit, data: { html, file, language } }: Props) {
  if (file)
    return (
      <a className="landing-button" href={file.url} target="_blank" rel="noreferrer">
        {visit.t('learnerPolicy.file', { name: file.name })}
      </a>
    );
  // oxlint-disable-next-line react/no-danger -- cleaned when it was saved, on a page whose policy runs no script.
  return <div className="policy-text" lang={language} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}

function AcknowledgeForm({ visit, data }: Props) {
  const { t, language, visitor } = visit;
  const { canAcknowledgeAt, contentSha256 } = data;
  const isEarly = canAcknowledgeAt !== null && canAcknowledgeAt > now();
  const time = new Intl.DateTimeFormat(language.code, { hour: 'numeric', minute: '2-digit', timeZone: visitor.timeZone });
  return (
    <form className="policy-form" method="post" action={addressOf(visit, data, 'acknowledge')}>
      <input type="hidden" name="contentSha256" value={contentSha256} />
      <label className="policy-statement">
        <input type="checkbox" name="agreed" required />
        {t('learnerPolicy.statement')}
      </label>
      {isEarly && <p className="landing-quiet">{t('learnerPolicy.from', { time: time.format(canAcknowledgeAt) })}</p>}
      <button className="landing-button" type="submit">
        {t('learnerPolicy.acknowledge')}
      </button>
    </form>
  );
}
