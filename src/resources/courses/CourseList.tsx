import { Plus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useListContext } from 'react-admin';
import { Link, Navigate } from 'react-router';
import type { Course } from '#contract/courses/courses';
import { paths } from '#contract/paths';
import type { FilterValues } from '~/components/filters/filter.ts';
import { everything } from '~/components/filters/filterParams.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { usePartAddress } from '~/components/list/usePartAddress.ts';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { CardList, category as byCategory, learningAddress, LearningFrame } from '~/features/learning/public.ts';
import { useLanguage } from '~/i18n/useLanguage.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { catalogueOf } from './catalogue.ts';
import { CourseCards } from './CourseCards.tsx';
import { useCourses } from './useCourses.ts';
import learningCardCss from '~/features/learning/learningCard.module.css';
import css from './CourseList.module.css';

const courseAddress = learningAddress('courses.search');
const none: Course[] = [];
const chosenIn = ({ search = '', category = everything }: { search?: string; category?: string }) => ({ search, category });

/** Sorts courses into categories for the language of the panel. Partners also get a category for their own trainings. */
function useSorting() {
  const language = useLanguage().code;
  const { isPartner } = useSession().company.distribution;
  return useCallback((all: readonly Course[]) => catalogueOf(all, language, isPartner), [language, isPartner]);
}

/** All courses that the company can start or runs. `?course=<id>&step=1` opens the dialog that starts one. */
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
      <CourseCards>
        {(card) => (
          <CardList<Course>
            card={card}
            first={catalogue.makesOwn && category === 'custom' && <CreateCard />}
            summary={(count) => t('courses.count', { count })}
            failed={t('courses.failed')}
            empty={<EmptyState title={t('courses.categories.none')} text={t('courses.empty')} />}
          />
        )}
      </CourseCards>
    </LearningFrame>
  );
}

/** The first card of a partner's own trainings: creates a new one. */
function CreateCard() {
  const { t } = useTranslation();
  return (
    <li className={`${learningCardCss.card} ${css.create}`}>
      <Plus size={28} aria-hidden />
      <h2>
        <Link className={learningCardCss.link} to={paths.newCustomTraining}>
          {t('customTraining.create')}
        </Link>
      </h2>
    </li>
  );
}
