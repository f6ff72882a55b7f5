import type { Chapter } from './course.ts';
import type { Answer } from './lms.ts';
import { button, icon, make, say, written } from './parts.ts';

interface Options {
  /** Index of the chapter. */
  index: number;
  isDone: boolean;
  /** Right answers of the best attempt. */
  best: number;
  /** The answers before the quiz was left, each 1 to 4. */
  answers: readonly number[];
  /** Called after each answer, with all answers so far. */
  onAnswer: (answers: number[], answer: Answer) => void;
  /** Called after the last answer. */
  onDone: (right: number) => void;
}

const letterOf = (answer: number) => 'abcd'.charAt(answer - 1);

/** A chapter with questions: one at a time, each with four answers, with feedback after each. */
export function quizChapter(questions: Chapter['questions'], options: Options): HTMLElement[] {
  const { index, isDone, best, answers, onAnswer, onDone } = options;
  const box = make('div', { class: 'quiz' });
  let currentAnswers = answers.slice(0, questions.length);
  const rightOnes = () => currentAnswers.filter((answer, at) => answer === questions[at]?.correctAnswer).length;

  function show(element: HTMLElement): void {
    box.replaceChildren(element);
    const heading = element.querySelector<HTMLElement>('[tabindex]');
    if (heading && box.isConnected) heading.focus();
  }

  function ask(at: number): void {
    const current = questions[at];
    if (!current) return;
    const { question, answers: choices, correctAnswer, explanation } = current;
    const verdict = make('div', { class: 'verdict', role: 'status' });
    const check = make('button', { type: 'submit', class: 'button main', disabled: true }, say('check'));
    const onchange = () => {
      check.disabled = false;
    };
    const labels = choices.map((choice, nth) =>
      make(
        'label',
        { class: 'answer' },
        make('input', { type: 'radio', name: 'answer', value: String(nth + 1), onchange }),
        written(choice),
      ),
    );
    const fieldset = make('fieldset', {}, make('legend', { tabindex: '-1' }, written(question)), ...labels);
    const form = make(
      'form',
      { class: 'question', onsubmit: judge },
      make('p', { class: 'count' }, say('question', { number: at + 1, total: questions.length })),
      fieldset,
      verdict,
      make('div', { class: 'row' }, check),
    );

    function mark(answer: number, result: 'is-right' | 'is-wrong', ...signs: Node[]): void {
      const label = labels[answer - 1];
      label?.classList.add(result);
      label?.append(...signs);
    }

    function judge(event: Event): void {
      event.preventDefault();
      const chosen = Number(new FormData(form).get('answer'));
      if (!chosen) return;
      const isRight = chosen === correctAnswer;
      fieldset.disabled = true;
      mark(correctAnswer, 'is-right', icon('check'), make('span', { class: 'unseen' }, ` (${say('rightAnswer')})`));
      if (!isRight) mark(chosen, 'is-wrong', icon('cross'));
      verdict.replaceChildren(make('p', {}, say(isRight ? 'right' : 'wrong')));
      if (explanation) verdict.append(make('p', { class: 'explanation' }, written(explanation)));
      verdict.classList.add(isRight ? 'good' : 'bad');
      currentAnswers = [...currentAnswers.slice(0, at), chosen];
      onAnswer(currentAnswers, {
        id: `chapter${index + 1}_question${at + 1}`,
        text: question,
        response: letterOf(chosen),
        right: letterOf(correctAnswer),
        isRight,
      });
      const isLast = at + 1 === questions.length;
      if (isLast) onDone(rightOnes());
      const next = button(say(isLast ? 'quizResult' : 'nextQuestion'), isLast ? tell : () => ask(at + 1), 'main');
      check.replaceWith(next);
      next.focus();
    }
    show(form);
  }

  function tell(): void {
    const right = currentAnswers.length === questions.length ? rightOnes() : best;
    const restart = () => {
      currentAnswers = [];
      ask(0);
    };
    show(
      make(
        'div',
        { class: 'outcome' },
        make('p', { class: 'big', tabindex: '-1' }, say('answered', { right, total: questions.length })),
        make('div', { class: 'row' }, button(say('again'), restart)),
      ),
    );
  }

  if (isDone && currentAnswers.length === 0) tell();
  else ask(Math.min(currentAnswers.length, questions.length - 1));
  return [box];
}
