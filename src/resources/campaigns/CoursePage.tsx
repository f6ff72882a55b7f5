import { Suspense } from 'react';
import { RecordContextProvider } from 'react-admin';
import { Navigate, useLocation, useParams } from 'react-router';
import { type Capability, can } from '#contract/access';
import type { Course, CourseView } from '#contract/courses/courses';
import { courseStatusOf } from '#contract/courses/courseStatus';
import { paths, pathTo } from '#contract/paths';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { MoreMenu } from '~/components/page/MoreMenu.tsx';
import { NotFoundState } from '~/components/page/NotFoundState.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { PageTabs } from '~/components/page/PageTabs.tsx';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCourse } from '~/resources/courses/public.ts';
import { CustomersSettings, CustomersStatus } from '~/resources/course-customers/public.ts';
import { courseAddress } from '~/features/trainings/public.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { CoursePreview } from './preview/CoursePreview.tsx';
import { CourseState, StartAction } from './CourseHead.tsx';
import { SettingsTab, StatisticsTab } from './courseTabs.ts';
import { useCourseMenu } from './useCourseMenu.tsx';
import cardCss from '~/components/page/card.module.css';

/** The page of one course: preview, statistics and settings. */
export function CoursePage() {
  const { t } = useTranslation();
  const { courseId = '' } = useParams();
  const { data: course, error, refetch } = useCourse(courseId);
  const menu = useCourseMenu(course);
  if (isHeedError(error, 'not_found', 'validation_failed')) {
    return (
      <NotFoundState
        backTo={paths.courses}
        backLabel={t('campaigns.page.back')}
        title={t('campaigns.unknown.title')}
        text={t('campaigns.unknown.text')}
      />
    );
  }
  if (!course) return error ? <ErrorAlert error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  if (course.game) return <ToGame course={course} />;
  const status = courseStatusOf(course);
  return (
    <>
      <PageHeader
        title={course.name}
        text={status !== 'idle' && <CourseState status={status} />}
        menu={<MoreMenu actions={menu.actions} />}
        action={<StartAction course={course} />}
      />
      <CourseTabs course={course} />
      <Suspense fallback={<PageSkeleton />}>
        <Tab course={course} />
      </Suspense>
      {menu.dialog}
    </>
  );
}

/** A game has a page of its own. */
function ToGame({ course }: { course: CourseView }) {
  const { pathname } = useLocation();
  const tab = (['settings', 'statistics'] as const).find((name) => pathname.endsWith(`/${name}`)) ?? 'preview';
  return <Navigate to={courseAddress(course, tab)} replace />;
}

function Tab({ course }: { course: CourseView }) {
  const { pathname } = useLocation();
  const mayReadReports = useCan('trainingReports:read');
  const { subject, company } = useSession();
  const mayShare = can(subject, 'sharing:read') && isShareable(course, company.id);
  if (mayShare && pathname.endsWith('/customers-status')) {
    return (
      <RecordContextProvider value={course}>
        <CustomersStatus />
      </RecordContextProvider>
    );
  }
  if (mayShare && pathname.endsWith('/customers-settings')) return <CustomersSettings key={course.id} course={course} />;
  if (pathname.endsWith('/settings')) return <SettingsTab key={course.id} course={course} />;
  if (pathname.endsWith('/statistics') && mayReadReports) return <StatisticsTab key={course.id} course={course} />;
  return (
    <div className={cardCss.card}>
      <CoursePreview key={course.id} course={course} />
    </div>
  );
}

/** The sections of a course's page. Each has its own URL. */
interface CourseTab {
  key: 'preview' | 'statistics' | 'settings' | 'customersStatus' | 'customersSettings';
  path: string;
  access: Capability;
  /** Only for courses that the partner can share. */
  isOfShared?: true;
}
const tabs: readonly CourseTab[] = [
  { key: 'preview', path: paths.coursePreview, access: 'training:read' },
  { key: 'statistics', path: paths.courseStatistics, access: 'trainingReports:read' },
  { key: 'settings', path: paths.courseSettings, access: 'training:read' },
  { key: 'customersStatus', path: paths.courseCustomersStatus, access: 'sharing:read', isOfShared: true },
  { key: 'customersSettings', path: paths.courseCustomersSettings, access: 'sharing:write', isOfShared: true },
];

/** A partner shares courses of the library and its own; what it received from above is not its to share. */
const isShareable = ({ custom_training_company_id: owner }: Course, companyId: string) => owner === null || owner === companyId;

function CourseTabs({ course }: { course: CourseView }) {
  const { t } = useTranslation();
  const { subject, company } = useSession();
  const open = tabs
    .filter(({ access, isOfShared }) => can(subject, access) && (!isOfShared || isShareable(course, company.id)))
    .map(({ key, path }) => ({
      key,
      label: t(key === 'customersStatus' || key === 'customersSettings' ? `sharing.tabs.${key}` : `campaigns.page.${key}`),
      to: pathTo(path as typeof paths.coursePreview, { courseId: course.id }),
    }));
  return <PageTabs label={t('campaigns.page.tabs')} tabs={open} />;
}
