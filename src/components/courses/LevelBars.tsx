import { useTranslation } from 'react-i18next';
import './courses.css';

const levels = [1, 2, 3, 4] as const;

/** How hard a course is, from one to four filled bars. */
export function LevelBars({ level }: { level: number }) {
  const { t } = useTranslation();
  const label = t('courses.card.level', { level, max: levels.length });
  return (
    <span className="level-bars" role="img" aria-label={label} title={label}>
      {levels.map((bar) => (
        <span key={bar} data-filled={bar <= level} />
      ))}
    </span>
  );
}
