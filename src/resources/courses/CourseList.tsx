import { useListContext } from 'react-admin';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { Course } from '#contract/courses/courses';
import type { FilterValues } from '~/components/filters/filter.ts';
import { everything } from '~/components/filters/filterParams.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { usePartAddress } from '~/components/list/usePartAddress.ts';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { CardList, category as byCategory, LearningFrame, learningAddress } from '~/features/learning/public.ts';
import { useCopyAndEdit } from '~/features/trainings/public.ts';
import { CourseOverlay } from '~/resources/campaigns/public.ts';
import { useLanguage } from '~/session/useLanguage.ts';
import { useSession } from '~/session/useSession.ts';
import type { AskedDeed } from './cardMenu.ts';
import { catalogueOf } from './catalogue.ts';
import { CourseCard } from './CourseCard.tsx';
import { CreateCard } from './CreateCard.tsx';
import { DeedDialog } from './DeedDialog.tsx';
import { useCourses } from './records.ts';
import './courses.css';

const courseAddress = learningAddress('courses.search');
const none: Course[] = [];
const chosenIn = ({ search = '', category = everything }: { search?: string; category?: string }) => ({ search, category });

/** Sorts courses into the categories of the panel's language. A partner makes trainings of its own from here. */
function useSorting() {
  const language = useLanguage().code;
  const { isPartner } = useSession().company.distribution;
  return useCallback((all: readonly Course[]) => catalogueOf(all, language, isPartner), [language, isPartner]);
}

/** All courses that the company can start, and those that run. `?course=<id>&step=1` opens one to start it. */
export function CourseList() {
  const sorted = useSorting();
  const narrow = useCallback(
    (all: Course[], values: FilterValues) => {
      const { search, category } = chosenIn(values);
      const { categoryOf, find } = sorted(all);
      return find(categoryOf(category, search) ?? everything, search);
    },
    [sorted],
  );
  return (
    <ListRoot resource="courses" address={courseAddress} narrow={narrow}>
      <Courses />
    </ListRoot>
  );
}

function Courses() {
  const { t } = useTranslation();
  const { search, category: named } = chosenIn(useListContext<Course>().filterValues);
  const { data: all } = useCourses();
  const sorted = useSorting();
  const catalogue = useMemo(() => sorted(all ?? none), [all, sorted]);
  const toCategory = usePartAddress(byCategory, courseAddress);
  const toAdd = useOverlayParam('course').to;
  const [asked, setAsked] = useState<{ course: Course; deed: AskedDeed } | null>(null);
  const copying = useCopyAndEdit();

  const category = catalogue.categoryOf(named, search);
  const isLost = all !== undefined && category === undefined;
  const categories = catalogue.categories.map(({ key, isEmpty }) => ({
    key,
    label: t(`courses.categories.${key}`),
    reason: isEmpty && all ? t(key === 'custom' ? 'courses.categories.noneOwn' : 'courses.categories.none') : undefined,
  }));
  return (
    <LearningFrame tab="courses" address={courseAddress} categories={categories} current={category ?? everything}>
      {isLost && <Navigate to={toCategory(everything)} replace />}
      <CardList<Course>
        card={(course) => (
          <CourseCard
            key={course.id}
            course={course}
            toAdd={toAdd(course.id, { step: '1' })}
            onDeed={(deed) => (deed === 'copy' ? copying.copy(course) : setAsked({ course, deed }))}
          />
        )}
        first={catalogue.makesOwn && category === 'custom' && <CreateCard />}
        summary={(count) => t('courses.count', { count })}
        failed={t('courses.failed')}
        empty={<EmptyState title={t('courses.categories.none')} text={t('courses.empty')} />}
      />
      {asked && <DeedDialog {...asked} onClose={() => setAsked(null)} />}
      {copying.dialog}
      <CourseOverlay />
    </LearningFrame>
  );
}
