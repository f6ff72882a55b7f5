import Button from '@mui/material/Button';
import { Check, RotateCcw, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Course } from '#contract/courses/courses';
import { type Round, tryRound } from '#contract/courses/games';
import type { CallReply } from '#contract/kit/endpoint';
import { findLanguage } from '#locales/languages.ts';
import helpersCss from '~/app/theme/helpers.module.css';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { formatNumber } from '~/components/data/format.ts';
import cardCss from '~/components/page/card.module.css';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { languageOf } from './chosenCourse.ts';
import css from './games.module.css';

type Result = CallReply<typeof tryRound>;

interface Played extends Result {
  chosen: number;
}

interface RoundPlayerProps {
  course: Course;
  rounds: readonly Round[];
}

/** The rounds of a game, as learners play them: an answer is final, and then says why. Nothing of it counts. */
export function RoundPlayer({ course, rounds }: RoundPlayerProps) {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const [played, setPlayed] = useState<ReadonlyMap<string, Played>>(new Map());
  const round = rounds[at];
  const again = () => {
    setPlayed(new Map());
    setAt(0);
  };
  return (
    <section className={`${cardCss.card} ${css.player}`} aria-label={t('games.play.title')}>
      <div className={css.head}>
        <h2>{round ? t('games.play.round', { number: at + 1, total: rounds.length }) : t('games.play.result')}</h2>
        <Marks rounds={rounds} played={played} at={at} />
      </div>
      {round ? (
        <RoundStage
          key={round.id}
          course={course}
          round={round}
          isLast={at === rounds.length - 1}
          result={played.get(round.id)}
          isMoved={at > 0 || played.size > 0}
          onPlayed={(result) => setPlayed((before) => new Map(before).set(round.id, result))}
          onNext={() => setAt(at + 1)}
        />
      ) : (
        <EndOfGame right={[...played.values()].filter(({ isCorrect }) => isCorrect).length} total={rounds.length} onAgain={again} />
      )}
      <p className={css.counts}>{t('games.play.note')}</p>
    </section>
  );
}

/** How each round went, as a row of marks; the text beside it says the same. */
function Marks({ rounds, played, at }: { rounds: readonly Round[]; played: ReadonlyMap<string, Played>; at: number }) {
  return (
    <ol className={css.marks} aria-hidden>
      {rounds.map(({ id }, i) => {
        const result = played.get(id);
        const tone = result ? (result.isCorrect ? 'right' : 'wrong') : undefined;
        return <li key={id} data-tone={tone} data-current={i === at || undefined} />;
      })}
    </ol>
  );
}

interface RoundStageProps {
  course: Course;
  round: Round;
  isLast: boolean;
  result: Played | undefined;
  /** Whether the round follows another one: then the focus moves to its question. */
  isMoved: boolean;
  onPlayed: (result: Played) => void;
  onNext: () => void;
}

function RoundStage({ course, round, isLast, result, isMoved, onPlayed, onNext }: RoundStageProps) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const { mutateAsync, isPending } = useAction(tryRound, { keepsData: true });
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isMoved) question.current?.focus();
    // Runs once for each round, which is a new component.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const choose = async (chosen: number) => {
    try {
      const sent = { params: { courseId: course.id }, body: { questionId: round.id, answer: chosen } };
      onPlayed({ ...(await mutateAsync(sent)), chosen });
    } catch (error) {
      showError(error);
    }
  };
  const language = languageOf(course);
  // The game is in its own language, whichever that of the panel is.
  const dir = findLanguage(language)?.dir;
  return (
    <div lang={language} className={css.stage} data-answers={round.answers.length}>
      {round.picture && <img className={css.picture} src={round.picture} alt={round.pictureText ?? ''} width={640} height={360} />}
      <h3 ref={question} tabIndex={-1} dir={dir}>
        {round.question}
      </h3>
      <ol dir={dir} className={css.answers}>
        {round.answers.map((answer, i) => (
          // Texts in a fixed order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${i} ${answer}`}>
            <Answer answer={answer} number={i + 1} result={result} isWaiting={isPending} onChoose={() => void choose(i + 1)} />
          </li>
        ))}
      </ol>
      <div role="status" className={css.verdict} data-tone={result && (result.isCorrect ? 'right' : 'wrong')}>
        {result && (
          <>
            <strong>{t(result.isCorrect ? 'games.play.right' : 'games.play.wrong')}</strong>
            {result.explanation && <p dir={dir}>{result.explanation}</p>}
          </>
        )}
      </div>
      {result && (
        <Button variant="contained" color="primary" autoFocus onClick={onNext} className={css.next}>
          {t(isLast ? 'games.play.finish' : 'games.play.next')}
        </Button>
      )}
    </div>
  );
}

interface AnswerProps {
  answer: string;
  /** From 1. */
  number: number;
  result: Played | undefined;
  isWaiting: boolean;
  onChoose: () => void;
}

/** An answer to press; once the round is played, whether it is right and whether it was chosen. */
function Answer({ answer, number, result, isWaiting, onChoose }: AnswerProps) {
  const { t } = useTranslation();
  const isRight = result?.correctAnswer === number;
  const isChosen = result?.chosen === number;
  const said = [isChosen && t('games.play.yours'), isRight && t('games.play.correct')].filter(Boolean).join(' · ');
  return (
    <button
      type="button"
      className={css.answer}
      data-tone={isRight ? 'right' : isChosen ? 'wrong' : undefined}
      disabled={result !== undefined}
      aria-disabled={isWaiting || undefined}
      onClick={isWaiting ? undefined : onChoose}
    >
      <span className={css.letter} aria-hidden>
        {isRight ? <Check size={16} /> : isChosen ? <X size={16} /> : formatNumber(number)}
      </span>
      <span>{answer}</span>
      {said && <small dir="auto">{said}</small>}
    </button>
  );
}

function EndOfGame({ right, total, onAgain }: { right: number; total: number; onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={css.end}>
      <p className={css.score} role="status">
        <span aria-hidden>
          {formatNumber(right)}
          <small>/{formatNumber(total)}</small>
        </span>
        <span className={helpersCss.visuallyHidden}>{t('games.play.score', { right, total })}</span>
      </p>
      <p className={css.quiet}>{t('games.play.scoreText')}</p>
      <Button variant="contained" color="primary" autoFocus startIcon={<RotateCcw size={16} />} onClick={onAgain}>
        {t('games.play.again')}
      </Button>
    </div>
  );
}
