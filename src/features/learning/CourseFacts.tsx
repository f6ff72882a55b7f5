import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './courseFacts.module.css';

interface CourseFactsProps {
  total_time_in_minutes: number;
  total_chapters: number;
  total_quizzes: number;
}

/** Length, videos and quizzes of a course on one line. `total_chapters` counts videos and quizzes together. */
export function CourseFacts({ total_time_in_minutes, total_chapters, total_quizzes }: CourseFactsProps) {
  const { t } = useTranslation();
  const facts = [
    t('courses.card.minutes', { minutes: total_time_in_minutes }),
    t('courses.card.videos', { count: total_chapters - total_quizzes }),
  ];
  if (total_quizzes > 0) facts.push(t('courses.card.quizzes', { count: total_quizzes }));
  return (
    <ul className={css.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

const levels = [1, 2, 3, 4] as const;

/** The level of a course as one to four filled bars. */
export function LevelBars({ level }: { level: number }) {
  const { t } = useTranslation();
  const label = t('courses.card.level', { level, max: levels.length });
  return (
    <span className={css.levelBars} role="img" aria-label={label} title={label}>
      {levels.map((bar) => (
        <span key={bar} data-filled={bar <= level} />
      ))}
    </span>
  );
}
