import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { type Course, listCourses } from '#contract/courses';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useCopyAndEdit } from '~/features/trainings/public.ts';
import { currentLanguage } from '~/session/i18n.ts';
import { CardGrid } from './CardGrid.tsx';
import { FailedCards, NoHits, SkeletonCards } from './CardStates.tsx';
import type { AskedDeed } from './courses/cardMenu.ts';
import { catalogueOf, isCategory } from './courses/categories.ts';
import { CourseCard } from './courses/CourseCard.tsx';
import { CreateCard } from './courses/CreateCard.tsx';
import { DeedDialog } from './courses/DeedDialog.tsx';
import { useSession } from '~/session/useSession.ts';
import { LearningFrame } from './LearningFrame.tsx';
import { everything, useLearningUrl } from './useLearningUrl.ts';

const none: Course[] = [];

/** All courses that the company can start, and those that run. What opens over it by the address comes as `children`. */
export function CoursesPage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const url = useLearningUrl();
  const language = currentLanguage().code;
  const { data, error, refetch } = useEndpoint(listCourses, {});
  const [asked, setAsked] = useState<{ course: Course; deed: AskedDeed } | null>(null);

  const catalogue = useMemo(() => catalogueOf(data ?? none, language), [data, language]);
  const { isPartner } = useSession().company.distribution;
  const copying = useCopyAndEdit();
  // A partner makes the first training from here, so the category is open to it even without one.
  const mayMake = (key: string) => isPartner && key === 'custom';
  const named = catalogue.categories.find(({ key }) => key === url.category);
  const isLost =
    data !== undefined && url.category !== everything && (!named || (named.isEmpty && !mayMake(named.key) && url.search === ''));
  const category = !isLost && isCategory(url.category) ? url.category : everything;
  const courses = catalogue.find(category, url.search);

  const categories = catalogue.categories.map(({ key, isEmpty }) => ({
    key,
    label: t(`courses.categories.${key}`),
    reason:
      isEmpty && data && !mayMake(key) ? t(key === 'custom' ? 'courses.categories.noneOwn' : 'courses.categories.none') : undefined,
  }));
  const cards = (
    <CardGrid
      list={`${language} ${category} ${url.search}`}
      items={courses}
      first={mayMake(category) && <CreateCard />}
      summary={t('courses.count', { count: courses.length })}
      card={(course) => (
        <CourseCard
          key={course.id}
          course={course}
          toAdd={url.withParams({ course: course.id, step: '1' })}
          onDeed={(deed) => (deed === 'copy' ? copying.copy(course) : setAsked({ course, deed }))}
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
      ) : courses.length > 0 || (mayMake(category) && url.search === '') ? (
        cards
      ) : url.search !== '' ? (
        <NoHits search={url.search} onClear={() => url.setSearch('')} />
      ) : (
        <EmptyState title={t('courses.categories.none')} text={t('courses.empty')} />
      )}
      {asked && <DeedDialog {...asked} onClose={() => setAsked(null)} />}
      {copying.dialog}
      {children}
    </LearningFrame>
  );
}
