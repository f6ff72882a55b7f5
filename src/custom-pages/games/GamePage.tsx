import { Suspense } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { Course, Game } from '#contract/courses/courses';
import { courseStatusOf } from '#contract/courses/courseStatus';
import { areaOfGame } from '#contract/courses/games';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { MoreMenu } from '~/components/page/MoreMenu.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { PageTabs } from '~/components/page/PageTabs.tsx';
import { SuspendedNotice } from '~/features/plan/public.ts';
import { gameAddress, gamePaths } from '~/features/trainings/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { currentLanguage } from '~/i18n/i18n.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { CourseState, SettingsTab, StartAction, StatisticsTab, useCourseMenu } from '~/resources/campaigns/public.ts';
import { useAreaCourses } from '~/resources/courses/public.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { chosenGame, languageOf } from './chosenCourse.ts';
import { GamePreview } from './GamePreview.tsx';
import { LanguageSelect, languageName } from './LanguageSelect.tsx';
import css from './games.module.css';

export const PhishingGamePage = () => <GamePage game="phishing" />;
export const FakeOrRealPage = () => <GamePage game="fake_or_real" />;

/** A game in one language: a round to play, its statistics and settings. */
function GamePage({ game }: { game: Game }) {
  // Renders again when the language of the panel changes.
  useTranslation();
  const { company } = useSession();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { data: all, error, refetch } = useAreaCourses(areaOfGame[game]);
  if (!all) return error ? <ErrorAlert error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const course = chosenGame(all, {
    named: search.get('language'),
    isTried: pathname === gamePaths[game].preview,
    languages: [currentLanguage().code, company.lang],
  });
  return course ? <GameIn key={course.id} game={game} course={course} all={all} /> : null;
}

interface GameInProps {
  game: Game;
  course: Course;
  /** The game in every language. */
  all: readonly Course[];
}

function GameIn({ game, course, all }: GameInProps) {
  const { t } = useTranslation();
  const menu = useCourseMenu(course);
  const status = courseStatusOf(course);
  return (
    <>
      <PageHeader
        title={t(`games.${areaOfGame[game]}.title`)}
        text={status === 'idle' ? t(`games.${areaOfGame[game]}.text`) : <CourseState status={status} />}
        menu={menu.actions.length > 0 && <MoreMenu actions={menu.actions} />}
        action={<StartAction course={course} />}
      />
      <div className={css.bar}>
        <GameTabs game={game} course={course} />
        <LanguageSelect courses={all} current={languageOf(course)} />
      </div>
      <div className={css.content}>
        <SuspendedNotice />
        <OtherRunning game={game} course={course} all={all} />
        <Suspense fallback={<PageSkeleton />}>
          <Tab course={course} />
        </Suspense>
      </div>
      {menu.dialog}
    </>
  );
}

function GameTabs({ game, course }: Pick<GameInProps, 'game' | 'course'>) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const mayReadReports = useCan('trainingReports:read');
  const isNamed = search.has('language');
  const tabs = (['preview', 'statistics', 'settings'] as const)
    .filter((key) => key !== 'statistics' || mayReadReports)
    .map((key) => ({
      key,
      label: t(`campaigns.page.${key}`),
      to: isNamed ? gameAddress(game, course.language, key) : gamePaths[game][key],
    }));
  return <PageTabs label={t('games.tabs')} tabs={tabs} />;
}

/** That the game runs in a language other than the one on screen. */
function OtherRunning({ game, course, all }: GameInProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const other = course.activeCampaign ? undefined : all.find(({ activeCampaign }) => activeCampaign !== null);
  if (!other) return null;
  const tab = (['statistics', 'settings'] as const).find((one) => gamePaths[game][one] === pathname) ?? 'preview';
  const language = languageName(languageOf(other));
  return (
    <Notice tone="info" actions={<Link to={gameAddress(game, other.language, tab)}>{t('games.other.open', { language })}</Link>}>
      {t('games.other.text', { language })}
    </Notice>
  );
}

function Tab({ course }: { course: Course }) {
  const { pathname } = useLocation();
  const mayReadReports = useCan('trainingReports:read');
  if (pathname.endsWith('/settings')) return <SettingsTab course={{ ...course, sections: [] }} />;
  if (pathname.endsWith('/statistics') && mayReadReports) return <StatisticsTab course={course} />;
  return <GamePreview course={course} />;
}
