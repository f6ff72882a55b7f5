import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Course } from '#contract/courses/courses';
import { paths } from '#contract/paths';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { PageTabs } from '~/components/page/PageTabs.tsx';
import { CardGrid } from '~/features/learning/public.ts';
import { SuspendedNotice } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { SettingsTab } from '~/resources/campaigns/public.ts';
import { CourseCards, useAreaCourses, useCourse } from '~/resources/courses/public.ts';
import { chosenCourse } from './chosenCourse.ts';
import css from './developers.module.css';

/** The courses for developers: as cards, and the settings of one. */
export function DevelopersPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data: courses, error, refetch } = useAreaCourses('developers');
  const tabs = [
    { key: 'overview', label: t('games.developers.overview'), to: paths.developersOverview },
    { key: 'settings', label: t('campaigns.page.settings'), to: paths.developersSettings },
  ];
  return (
    <>
      <PageHeader title={t('shell.nav.devTrainer')} text={t('games.developers.text')} />
      <PageTabs label={t('games.tabs')} tabs={tabs} />
      <div className={css.page}>
        <SuspendedNotice />
        {courses ? (
          pathname === paths.developersSettings ? (
            <Settings courses={courses} />
          ) : (
            <Overview courses={courses} />
          )
        ) : error ? (
          <ErrorAlert error={error} onRetry={() => void refetch()} />
        ) : (
          <PageSkeleton />
        )}
      </div>
    </>
  );
}

function Overview({ courses }: { courses: readonly Course[] }) {
  const { t } = useTranslation();
  return (
    <CourseCards>
      {(card) => <CardGrid list="developers" items={courses} card={card} summary={t('courses.count', { count: courses.length })} />}
    </CourseCards>
  );
}

function Settings({ courses }: { courses: readonly Course[] }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const chosen = chosenCourse(courses, search.get('courseId'));
  if (!chosen) return null;
  const options = courses.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <div className={css.course}>
        <SelectInput
          label={t('games.developers.course')}
          value={chosen.id}
          options={options}
          onChange={(courseId) => setSearch({ courseId }, { replace: true })}
        />
      </div>
      <SettingsOf key={chosen.id} courseId={chosen.id} />
    </>
  );
}

function SettingsOf({ courseId }: { courseId: string }) {
  const { data: course, error, refetch } = useCourse(courseId);
  if (!course) return error ? <ErrorAlert error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <SettingsTab course={course} />
    </Suspense>
  );
}
