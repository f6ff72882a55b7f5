import { ListChecks, Timer } from 'lucide-react';
import type { Course } from '#contract/courses/courses';
import { areaOfGame, listRounds } from '#contract/courses/games';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import cardCss from '~/components/page/card.module.css';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { RoundPlayer } from './RoundPlayer.tsx';
import css from './games.module.css';

/** What a game is and trains, and its rounds to play. */
export function GamePreview({ course }: { course: Course }) {
  const { data: rounds, error, refetch } = useEndpoint(listRounds, { params: { courseId: course.id } });
  if (!rounds) return error ? <ErrorAlert error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <div className={css.preview}>
      <RoundPlayer key={course.id} course={course} rounds={rounds} />
      <About course={course} rounds={rounds.length} />
    </div>
  );
}

function About({ course, rounds }: { course: Course; rounds: number }) {
  const { t } = useTranslation();
  const area = course.game ? areaOfGame[course.game] : 'gaming';
  return (
    <section className={`${cardCss.card} ${css.about}`} aria-label={t('games.about')}>
      {course.thumbnail && <img className={css.cover} src={course.thumbnail} alt="" width={640} height={360} />}
      <h2 dir="auto">{course.name}</h2>
      <p className={css.quiet} dir="auto">
        {course.description}
      </p>
      <ul className={css.facts}>
        <li>
          <ListChecks size={16} aria-hidden />
          {t('games.rounds', { count: rounds })}
        </li>
        <li>
          <Timer size={16} aria-hidden />
          {t('courses.card.minutes', { minutes: course.total_time_in_minutes })}
        </li>
      </ul>
      <h3>{t('games.trains')}</h3>
      <ul className={css.trains}>
        <li>{t(`games.${area}.trains.see`)}</li>
        <li>{t(`games.${area}.trains.act`)}</li>
        <li>{t(`games.${area}.trains.report`)}</li>
      </ul>
      {area === 'fakeOrReal' && <p className={css.drawn}>{t('games.fakeOrReal.drawn')}</p>}
    </section>
  );
}
