import { useTranslation } from 'react-i18next';
import './courses.css';

interface CourseFactsProps {
  total_time_in_minutes: number;
  total_chapters: number;
  total_quizzes: number;
}

/** Length, videos and quizzes of a course on one line. Chapters count videos and quizzes together. */
export function CourseFacts({ total_time_in_minutes, total_chapters, total_quizzes }: CourseFactsProps) {
  const { t } = useTranslation();
  const facts = [
    t('courses.card.minutes', { minutes: total_time_in_minutes }),
    t('courses.card.videos', { count: total_chapters - total_quizzes }),
    ...(total_quizzes > 0 ? [t('courses.card.quizzes', { count: total_quizzes })] : []),
  ];
  return (
    <ul className="course-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
