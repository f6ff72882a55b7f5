import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { type Course, listCourses } from '#contract/courses';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { currentLanguage } from '~/session/i18n.ts';
import { CardGrid } from './CardGrid.tsx';
import { FailedCards, NoHits, SkeletonCards } from './CardStates.tsx';
import type { Deed } from './courses/cardMenu.ts';
import { catalogueOf, isCategory } from './courses/categories.ts';
import { CourseCard } from './courses/CourseCard.tsx';
import { DeedDialog } from './courses/DeedDialog.tsx';
import { LearningFrame } from './LearningFrame.tsx';
import { everything, useLearningUrl } from './useLearningUrl.ts';

const none: Course[] = [];

/** All courses that the company can start, and those that run. What opens over it by the address comes as `children`. */
export function CoursesPage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const url = useLearningUrl();
  const language = currentLanguage().code;
  const { data, error, refetch } = useEndpoint(listCourses, {});
  const [asked, setAsked] = useState<{ course: Course; deed: Deed } | null>(null);

  const catalogue = useMemo(() => catalogueOf(data ?? none, language), [data, language]);
  const named = catalogue.categories.find(({ key }) => key === url.category);
  const isLost = data !== undefined && url.category !== everything && (!named || (named.isEmpty && url.search === ''));
  const category = !isLost && isCategory(url.category) ? url.category : everything;
  const courses = catalogue.find(category, url.search);

  const categories = catalogue.categories.map(({ key, isEmpty }) => ({
    key,
    label: t(`courses.categories.${key}`),
    reason: isEmpty && data ? t('courses.categories.none') : undefined,
  }));
  const cards = (
    <CardGrid
      key={`${language} ${category} ${url.search}`}
      items={courses}
      summary={t('courses.count', { count: courses.length })}
      card={(course) => (
        <CourseCard
          key={course.id}
          course={course}
          toAdd={url.withParams({ course: course.id, step: '1' })}
          onDeed={(deed) => setAsked({ course, deed })}
        />
      )}
    />
  );
  return (
    <LearningFrame tab="courses" url={url} searchLabel={t('courses.search')} categories={categories} category={category}>
      {isLost && <Navigate to={url.toCategory(everything)} replace />}
      {error && !data ? (
        <FailedCards title={t('courses.failed')} error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonCards />
      ) : courses.length > 0 ? (
        cards
      ) : url.search !== '' ? (
        <NoHits search={url.search} onClear={() => url.setSearch('')} />
      ) : (
        <EmptyState title={t('courses.categories.none')} text={t('courses.empty')} />
      )}
      {asked && <DeedDialog {...asked} onClose={() => setAsked(null)} />}
      {children}
    </LearningFrame>
  );
}
