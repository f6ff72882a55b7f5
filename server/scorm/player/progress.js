/* What a learner has done: kept by the platform as one short text, because the oldest standard keeps only 4,096 characters. */
(function (heed) {
  'use strict';

  const version = '1';
  const isQuiz = (chapter) => chapter.video === null;

  /** `1|key|done chapters as 0 and 1|best results as chapter:right|answers of a quiz that was left` */
  function decode(text, course) {
    const [written, key, done = '', best = '', draft = ''] = text.split('|');
    if (written !== version || key !== course.key) return { done: [], best: {}, draft: null };
    const pairs = best
      .split(',')
      .filter(Boolean)
      .map((pair) => pair.split(':').map(Number));
    const [chapter, answers = ''] = draft.split(':');
    return {
      done: [...done].map((sign) => sign === '1'),
      best: Object.fromEntries(pairs),
      draft: answers ? { chapter: Number(chapter), answers: [...answers].map(Number) } : null,
    };
  }

  /** Progress through a course, beginning with what the platform kept. */
  heed.openProgress = function (course, kept) {
    const { chapters } = course;
    const state = decode(kept.state, course);
    const begun = Date.now();
    const quizzes = chapters.flatMap((chapter, index) => (isQuiz(chapter) ? [index] : []));
    const questions = quizzes.reduce((sum, index) => sum + chapters[index].questions.length, 0);
    let position = Math.min(Math.max(Number.parseInt(kept.location, 10) || 0, 0), chapters.length);

    const isDone = (index) => state.done[index] === true;
    const doneCount = () => chapters.filter((_, index) => isDone(index)).length;
    const isComplete = () => doneCount() === chapters.length;
    const bestOf = (index) => state.best[index] || 0;
    const score = () => (questions === 0 ? null : quizzes.reduce((sum, index) => sum + bestOf(index), 0) / questions);
    const isPassed = () => score() === null || Math.round(score() * 100) >= course.passPercent;

    const encode = () =>
      [
        version,
        course.key,
        chapters.map((_, index) => (isDone(index) ? '1' : '0')).join(''),
        quizzes
          .filter(bestOf)
          .map((index) => `${index}:${bestOf(index)}`)
          .join(','),
        state.draft ? `${state.draft.chapter}:${state.draft.answers.join('')}` : '',
      ].join('|');

    return {
      get position() {
        return position;
      },
      isQuiz,
      isDone,
      doneCount,
      isComplete,
      isPassed,
      score,
      bestOf,
      go(index) {
        position = index;
      },
      /** A quiz done again keeps the better result. */
      finish(index, right = 0) {
        state.done[index] = true;
        state.best[index] = Math.max(bestOf(index), right);
        if (state.draft && state.draft.chapter === index) state.draft = null;
      },
      answersOf: (index) => (state.draft && state.draft.chapter === index ? state.draft.answers : []),
      keepAnswers(index, answers) {
        state.draft = answers.length > 0 ? { chapter: index, answers } : null;
      },
      facts: () => ({
        location: String(position),
        state: encode(),
        seconds: (Date.now() - begun) / 1000,
        progress: doneCount() / chapters.length,
        score: score(),
        isComplete: isComplete(),
        isPassed: isPassed(),
        keepsStatus: kept.finished && !isComplete(),
      }),
    };
  };
})(window.heed);
