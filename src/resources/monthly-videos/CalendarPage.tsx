import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths';
import Button from '@mui/material/Button';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { PageTabs } from '~/components/page/PageTabs.tsx';
import { SuspendedNotice, useBoostAction } from '~/features/plan/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { PreviewTab } from './preview/PreviewTab.tsx';
import { useIsIncluded } from './useIsIncluded.ts';
import { useProgramme } from './useProgramme.ts';
import css from './calendar.module.css';

const SettingsTab = lazy(() => fetchedCode(import('./settings/SettingsTab.tsx').then((m) => ({ default: m.SettingsTab }))));
const HistoryTab = lazy(() => fetchedCode(import('./history/HistoryTab.tsx').then((m) => ({ default: m.HistoryTab }))));

/** One video a month: the plan, the settings of the programme, and the videos that have begun. */
export function CalendarPage() {
  const { t } = useTranslation();
  const tabs = [
    { key: 'preview', label: t('monthly.tabs.preview'), to: paths.calendarPreview },
    { key: 'settings', label: t('monthly.tabs.settings'), to: paths.calendarSettings },
    { key: 'history', label: t('monthly.tabs.history'), to: paths.calendarHistory },
  ];
  return (
    <>
      <PageHeader title={t('shell.nav.calendar')} text={t('monthly.text')} />
      <PageTabs label={t('monthly.tabs.title')} tabs={tabs} />
      <div className={css.page}>
        <SuspendedNotice />
        <LockedNotice />
        <Suspense fallback={<PageSkeleton />}>
          <Tab />
        </Suspense>
      </div>
    </>
  );
}

function Tab() {
  const { pathname } = useLocation();
  const { programme, months, error, readAgain } = useProgramme();
  if (!programme || !months) return error ? <ErrorAlert error={error} onRetry={readAgain} /> : <PageSkeleton />;
  if (pathname === paths.calendarSettings) return <SettingsTab programme={programme} months={months} />;
  if (pathname === paths.calendarHistory) return <HistoryTab programme={programme} />;
  return <PreviewTab programme={programme} months={months} />;
}

/** Says on a plan without monthly videos what it takes to change something. A suspended company reads that instead. */
function LockedNotice() {
  const { t } = useTranslation();
  const { company } = useSession();
  const isIncluded = useIsIncluded();
  const boost = useBoostAction();
  if (isIncluded || company.companySettings.isTrainingSuspended) return null;
  return (
    <>
      <Notice tone="info" actions={<Button onClick={boost.show}>{t('plans.upgrade')}</Button>}>
        {t('monthly.locked')}
      </Notice>
      {boost.dialog}
    </>
  );
}
