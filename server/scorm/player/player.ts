/** The page of the player: shows chapters, tracks the position and reports to the platform. */
import { type Chapter, course } from './course.ts';
import { connect } from './lms.ts';
import { button, type Content, type Icon, icon, make, percent, say, written } from './parts.ts';
import { isQuiz, openProgress } from './progress.ts';
import { quizChapter } from './quiz.ts';
import { videoChapter } from './video.ts';

const { chapters } = course;
const lms = connect(course.standard);
const progress = openProgress(course, lms);
const resultAt = chapters.length;

const bar = make('span', { class: 'bar-done' });
const counter = make('span', { class: 'counter' });
const trouble = make('p', { class: 'trouble', role: 'alert', hidden: true });
const stage = make('main', { class: 'stage' });
const list = make('nav', { class: 'chapters', 'aria-label': say('chapters') });

function report(): void {
  const isSaved = lms.report(progress.facts());
  trouble.textContent = isSaved ? '' : say('notSaved');
  trouble.hidden = isSaved;
}

function sheet(): Content {
  if (!course.cheatSheet) return null;
  const { href, name } = course.cheatSheet;
  const hint = make('span', { class: 'unseen' }, ` (${say('newTab')})`);
  return make('a', { class: 'chip', href, title: name, target: '_blank', rel: 'noopener' }, icon('sheet'), say('cheatSheet'), hint);
}

function entry(index: number, sign: Icon, label: Node | string): HTMLElement {
  const isDone = index < resultAt && progress.isDone(index);
  return make(
    'li',
    {},
    make(
      'button',
      {
        type: 'button',
        class: `chapter${isDone ? ' is-done' : ''}`,
        'aria-current': index === progress.position ? 'step' : null,
        onclick: () => open(index),
      },
      icon(isDone ? 'check' : sign),
      label,
      isDone && make('span', { class: 'unseen' }, ` (${say('done')})`),
    ),
  );
}

function drawList(): void {
  const parts: Node[] = [];
  let items = make('ol');
  chapters.forEach((chapter, index) => {
    if (chapters[index - 1]?.section !== chapter.section) {
      items = make('ol');
      if (chapter.section) parts.push(make('h2', {}, written(chapter.section)));
      parts.push(items);
    }
    items.append(entry(index, isQuiz(chapter) ? 'quiz' : 'play', written(chapter.name)));
  });
  parts.push(make('ol', { class: 'last' }, entry(resultAt, 'flag', say('result'))));
  list.replaceChildren(...parts);
}

function drawProgress(): void {
  const done = progress.doneCount();
  bar.style.inlineSize = `${(100 * done) / chapters.length}%`;
  counter.textContent = say('progress', { done, total: chapters.length });
  drawList();
}

function chapterParts(chapter: Chapter, index: number): HTMLElement[] {
  const done = (right?: number) => {
    progress.finish(index, right);
    report();
    drawProgress();
    stage.querySelector('.next')?.classList.add('main');
  };
  const isDone = progress.isDone(index);
  if (chapter.video) return videoChapter(chapter.name, chapter.video, { isDone, onDone: () => done() });
  return quizChapter(chapter.questions, {
    index,
    isDone,
    best: progress.bestOf(index),
    answers: progress.answersOf(index),
    onAnswer(answers, answer) {
      progress.keepAnswers(index, answers);
      lms.answer(answer);
      report();
    },
    onDone: done,
  });
}

function resultParts(): HTMLElement[] {
  const score = progress.score();
  const values = { score: score === null ? '' : percent(score), pass: percent(course.passPercent / 100) };
  const isGood = progress.isComplete() && progress.isPassed();
  const verdict = score === null ? null : say(progress.isPassed() ? 'passed' : 'failed', values);
  return [
    make(
      'div',
      { class: `outcome${isGood ? ' is-good' : ''}` },
      isGood && icon('check'),
      make('p', { class: 'big' }, progress.isComplete() ? say('completed') : counter.textContent),
      make('p', {}, progress.isComplete() ? verdict : say('open')),
      progress.isComplete() && lms.isConnected && make('p', { class: 'note' }, say('saved')),
    ),
  ];
}

/** Shows a chapter, or after the last one the result. */
function open(index: number, isFirst = false): void {
  progress.go(index);
  const chapter = chapters[index];
  const title = make('h1', { tabindex: '-1' }, chapter ? written(chapter.name) : say('result'));
  const kind = chapter && make('p', { class: 'kind' }, say(chapter.video ? 'video' : 'quiz'));
  const back = button(say('previous'), () => open(index - 1));
  back.disabled = index === 0;
  const isDone = progress.isDone(index);
  const next = chapter && button(say('next'), () => open(index + 1), isDone ? 'next main' : 'next');
  stage.replaceChildren(
    make('header', {}, kind, title),
    ...(chapter ? chapterParts(chapter, index) : resultParts()),
    make('footer', { class: 'steps' }, back, next),
  );
  drawProgress();
  report();
  // Move focus to the new chapter; on load the page's own order applies.
  if (!isFirst) title.focus();
}

document
  .getElementById('player')
  ?.replaceChildren(
    make(
      'header',
      { class: 'top' },
      make('p', { class: 'title' }, written(course.title)),
      make('div', { class: 'facts' }, sheet(), counter),
      make('div', { class: 'bar', 'aria-hidden': 'true' }, bar),
    ),
    lms.isConnected ? '' : make('p', { class: 'trouble', role: 'status' }, say('alone')),
    trouble,
    make('div', { class: 'body' }, stage, list),
  );
open(progress.position, true);

const leave = () => {
  report();
  lms.end();
};
window.addEventListener('pagehide', leave);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') report();
});
// A page restored from the browser's cache has lost its session.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});
