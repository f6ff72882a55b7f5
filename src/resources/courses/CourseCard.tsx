import { CalendarCheck, CalendarClock, Lock } from 'lucide-react';
import { Link, type To } from 'react-router';
import type { Course } from '#contract/courses/courses';
import { courseStates, courseStatusOf } from '#contract/courses/courseStatus';
import { paths, pathTo } from '#contract/paths';
import { courseRefusal } from '#contract/courses/premium';
import { CourseCover, CourseFacts, type CoverTone, LevelBars, usePremiumNote } from '~/features/learning/public.ts';
import { formatDate } from '~/components/data/format.ts';
import { useFiguresAddress } from '~/features/trainings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { CourseMenu, type CourseAction } from './CourseMenu.tsx';
import { chipOf } from './catalogue.ts';
import learningCardCss from '~/features/learning/learningCard.module.css';
import css from './CourseList.module.css';

const toneOf = ({ isCustom, course_type }: Course): CoverTone => {
  if (isCustom) return 'custom';
  if (course_type === 'for_developers' || course_type === 'for_developers_manual_start') return 'developers';
  return course_type;
};

interface CourseCardProps {
  course: Course;
  /** Opens the Add Course dialog, for a course that has not been started. */
  toAdd: To;
  onAction: (action: CourseAction) => void;
}

/** A course as a card. The whole card links to the Add Course dialog or, after a start, to the statistics. */
export function CourseCard({ course, toAdd, onAction }: CourseCardProps) {
  const { t } = useTranslation();
  const chip = chipOf(course);
  const tone = toneOf(course);
  const toFigures = useFiguresAddress();
  const status = courseStatusOf(course);
  const toPage = courseStates[status].hasFigures ? toFigures(course.id) : pathTo(paths.coursePreview, { courseId: course.id });
  return (
    <li className={learningCardCss.card}>
      <CourseCover name={course.name} tone={tone} image={course.thumbnail} />
      <div className={learningCardCss.body}>
        <h2>
          <Link className={learningCardCss.link} to={status === 'idle' ? toAdd : toPage} dir="auto">
            {course.name}
          </Link>
        </h2>
        <div className={learningCardCss.kind}>
          <span>{t(`courses.categories.${tone}`)}</span>
          <LevelBars level={course.level} />
        </div>
        <div className={learningCardCss.foot}>
          <CourseFacts {...course} />
          <Note course={course} />
        </div>
      </div>
      {chip && (
        <span className={css.chip} data-chip={chip}>
          {t(`courses.status.${chip}`)}
        </span>
      )}
      <CourseMenu course={course} onAction={onAction} />
    </li>
  );
}

/** The start or end date, or a note that the company's plan does not include the course. */
function Note({ course }: { course: Course }) {
  const { t } = useTranslation();
  const { plan, company } = useSession();
  const premium = usePremiumNote();
  const { activeCampaign } = course;
  if (activeCampaign?.status === 'scheduled') {
    return (
      <p className={learningCardCss.note}>
        <CalendarClock size={14} aria-hidden />
        {t('courses.card.starts', { date: formatDate(new Date(activeCampaign.date_started * 1000)) })}
      </p>
    );
  }
  if (courseStatusOf(course) === 'ended') {
    return (
      <p className={learningCardCss.note}>
        <CalendarCheck size={14} aria-hidden />
        {t('courses.card.ended', { date: formatDate(String(course.lastEndedAt)) })}
      </p>
    );
  }
  const { isPartner } = company.distribution;
  if (course.isActive || !courseRefusal({ plan, isPartner, lang: company.lang }, course)) return null;
  return (
    <p className={learningCardCss.note}>
      <Lock size={14} aria-hidden />
      {premium}
    </p>
  );
}
