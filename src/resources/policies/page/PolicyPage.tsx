import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { type Capability, can } from '#contract/access';
import { paths, pathTo } from '#contract/paths';
import type { PolicyDetails } from '#contract/policies/policies';
import { policyTones } from '#contract/tones';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { formatDateTime, formatNumber, formatUtcDay } from '~/components/data/format.ts';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { MoreMenu } from '~/components/page/MoreMenu.tsx';
import { NotFoundState } from '~/components/page/NotFoundState.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { PageTabs } from '~/components/page/PageTabs.tsx';
import { useMay } from '~/components/resource/useMay.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { usePolicy } from '../usePolicy.ts';
import { usePolicyActions } from '../usePolicyActions.tsx';
import { waitingOf } from '../waitingOf.ts';
import { DocumentTab } from './DocumentTab.tsx';
import css from './page.module.css';

const PeopleTab = lazy(() => fetchedCode(import('./PeopleTab.tsx').then((m) => ({ default: m.PeopleTab }))));
const RevisionsTab = lazy(() => fetchedCode(import('./RevisionsTab.tsx').then((m) => ({ default: m.RevisionsTab }))));
const SettingsTab = lazy(() => fetchedCode(import('./SettingsTab.tsx').then((m) => ({ default: m.SettingsTab }))));
const DraftPage = lazy(() => fetchedCode(import('../draft/DraftPage.tsx').then((m) => ({ default: m.DraftPage }))));

/** The page of one policy: its text, people, revisions and settings, or its draft to be written. */
export function PolicyPage() {
  const { t } = useTranslation();
  const { policyId = '' } = useParams();
  const { pathname } = useLocation();
  const { data: policy, error, refetch } = usePolicy(policyId);
  if (isHeedError(error, 'not_found', 'validation_failed')) {
    return (
      <NotFoundState
        backTo={paths.policies}
        backLabel={t('policies.page.back')}
        title={t('policies.page.unknown')}
        text={t('policies.page.unknownText')}
      />
    );
  }
  if (!policy) return error ? <ErrorAlert error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      {pathname.endsWith('/edit') ? <DraftPage key={policy.id} policy={policy} /> : <Tabs policy={policy} />}
    </Suspense>
  );
}

function Tabs({ policy }: { policy: PolicyDetails }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { actionsOf, ask, dialog } = usePolicyActions({ onDeleted: () => void navigate(paths.policies) });
  const mayWrite = useMay('edit', 'policies');
  const toDraft = pathTo(paths.policyDraft, { policyId: policy.id });
  const edit = (
    <Button variant="contained" color="primary" component={Link} to={toDraft}>
      {t('policies.actions.edit')}
    </Button>
  );
  const publish = (
    <Button variant="contained" color="primary" onClick={() => ask('publish', policy)}>
      {t('policies.actions.publish')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={policy.name}
        text={<StateLine policy={policy} />}
        menu={actionsOf && <MoreMenu actions={actionsOf(policy)} />}
        action={mayWrite && (policy.draft ? publish : edit)}
      />
      <TabLinks policyId={policy.id} />
      <Tab policy={policy} onPublish={() => ask('publish', policy)} />
      {dialog}
    </>
  );
}

/** The state of a policy in one line: of which revision, when another begins, and when it is to be reviewed. */
function StateLine({ policy }: { policy: PolicyDetails }) {
  const { t } = useTranslation();
  const { state, current, nextReviewOn, isReviewDue } = policy;
  const waiting = waitingOf(policy);
  return (
    <span className={css.state}>
      <StatusDot tone={policyTones[state]} label={t(`policies.states.${state}`)} />
      {current && current !== waiting && <span>{t('policies.page.revision', { number: formatNumber(current.number) })}</span>}
      {waiting && (
        <span>
          {t('policies.publish.startsLater', { number: formatNumber(waiting.number), date: formatDateTime(waiting.startsAt) })}
        </span>
      )}
      {nextReviewOn && (
        <span className={isReviewDue ? css.due : undefined}>
          {isReviewDue ? t('policies.reviewDue') : t('policies.page.nextReview', { date: formatUtcDay(nextReviewOn) })}
        </span>
      )}
    </span>
  );
}

const tabs: readonly { key: 'document' | 'people' | 'revisions' | 'settings'; path: string; access: Capability }[] = [
  { key: 'document', path: paths.policyDocument, access: 'policies:read' },
  { key: 'people', path: paths.policyPeople, access: 'trainingReports:read' },
  { key: 'revisions', path: paths.policyRevisions, access: 'policies:read' },
  { key: 'settings', path: paths.policySettings, access: 'policies:read' },
];

function TabLinks({ policyId }: { policyId: string }) {
  const { t } = useTranslation();
  const { subject } = useSession();
  const open = tabs
    .filter(({ access }) => can(subject, access))
    .map(({ key, path }) => ({
      key,
      label: t(`policies.tabs.${key}`),
      to: pathTo(path as typeof paths.policyDocument, { policyId }),
    }));
  return <PageTabs label={t('policies.tabs.title')} tabs={open} />;
}

function Tab({ policy, onPublish }: { policy: PolicyDetails; onPublish: () => void }) {
  const { pathname } = useLocation();
  const { subject } = useSession();
  if (pathname.endsWith('/people') && can(subject, 'trainingReports:read')) return <PeopleTab key={policy.id} policy={policy} />;
  if (pathname.endsWith('/revisions')) return <RevisionsTab key={policy.id} policy={policy} />;
  if (pathname.endsWith('/settings')) return <SettingsTab key={policy.id} policy={policy} />;
  return <DocumentTab key={policy.id} policy={policy} onPublish={onPublish} />;
}
