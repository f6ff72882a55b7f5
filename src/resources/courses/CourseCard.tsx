import { CalendarCheck, CalendarClock, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import type { Course } from '#contract/courses/courses';
import { courseStates, courseStatusOf } from '#contract/courses/courseStatus';
import { paths, pathTo } from '#contract/paths';
import { courseRefusal } from '#contract/courses/premium';
import { CourseCover } from '~/components/courses/CourseCover.tsx';
import { CourseFacts } from '~/components/courses/CourseFacts.tsx';
import { LevelBars } from '~/components/courses/LevelBars.tsx';
import type { CoverTone } from '~/components/courses/coverArt.ts';
import { formatDate } from '~/components/data/format.ts';
import { useFiguresAddress } from '~/features/trainings/public.ts';
import { useSession } from '~/session/useSession.ts';
import { usePremiumNote } from '~/features/learning/public.ts';
import type { Deed } from './cardMenu.ts';
import { chipOf } from './chipOf.ts';
import { CourseMenu } from './CourseMenu.tsx';

const toneOf = ({ isCustom, course_type }: Course): CoverTone => {
  if (isCustom) return 'custom';
  return course_type === 'compliance' || course_type === 'specialized' ? course_type : 'awareness';
};

interface CourseCardProps {
  course: Course;
  /** Where a course that has not been started is added. */
  toAdd: To;
  onDeed: (deed: Deed) => void;
}

/** A course at a glance. All of the card leads to adding it or, once it was started, to how far its people are. */
export function CourseCard({ course, toAdd, onDeed }: CourseCardProps) {
  const { t } = useTranslation();
  const chip = chipOf(course);
  const tone = toneOf(course);
  const toFigures = useFiguresAddress();
  const status = courseStatusOf(course);
  const toPage = courseStates[status].hasFigures ? toFigures(course.id) : pathTo(paths.coursePreview, { courseId: course.id });
  return (
    <li className="learning-card">
      <CourseCover name={course.name} tone={tone} image={course.thumbnail} />
      <div className="learning-card-body">
        <h2>
          <Link className="learning-card-link" to={status === 'idle' ? toAdd : toPage} dir="auto">
            {course.name}
          </Link>
        </h2>
        <div className="learning-card-kind">
          <span>{t(`courses.categories.${tone}`)}</span>
          <LevelBars level={course.level} />
        </div>
        <div className="learning-card-foot">
          <CourseFacts {...course} />
          <Note course={course} />
        </div>
      </div>
      {chip && (
        <span className="learning-chip" data-chip={chip}>
          {t(`courses.status.${chip}`)}
        </span>
      )}
      <CourseMenu course={course} onDeed={onDeed} />
    </li>
  );
}

/** When it starts or has ended, or that the company's plan stands in the way. */
function Note({ course }: { course: Course }) {
  const { t } = useTranslation();
  const { plan, company } = useSession();
  const premium = usePremiumNote();
  const { activeCampaign } = course;
  if (activeCampaign?.status === 'scheduled') {
    return (
      <p className="learning-note">
        <CalendarClock size={14} aria-hidden />
        {t('courses.card.starts', { date: formatDate(new Date(activeCampaign.date_started * 1000)) })}
      </p>
    );
  }
  if (courseStatusOf(course) === 'ended') {
    return (
      <p className="learning-note">
        <CalendarCheck size={14} aria-hidden />
        {t('courses.card.ended', { date: formatDate(String(course.lastEndedAt)) })}
      </p>
    );
  }
  const { isPartner } = company.distribution;
  if (course.isActive || !courseRefusal({ plan, isPartner, lang: company.lang }, course)) return null;
  return (
    <p className="learning-note">
      <Lock size={14} aria-hidden />
      {premium}
    </p>
  );
}
