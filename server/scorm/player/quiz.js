/* A chapter with questions: one at a time, each with four answers, told at once whether it was right. */
(function (heed) {
  'use strict';

  const { make, say, button, icon, written } = heed;
  const letters = ['a', 'b', 'c', 'd'];

  /**
   * `answers` are those given before the quiz was left. `onAnswer` after each, with all of them so far; `onDone` with the number of
   * right ones after the last.
   */
  heed.quizChapter = function (chapter, { index, isDone, best, answers, onAnswer, onDone }) {
    const { questions } = chapter;
    const box = make('div', { class: 'quiz' });
    let given = answers.slice(0, questions.length);
    const rightOnes = () => given.filter((answer, at) => answer === questions[at].correctAnswer).length;

    function show(element) {
      box.replaceChildren(element);
      const heading = element.querySelector('[tabindex]');
      if (heading && box.isConnected) heading.focus();
    }

    function ask(at) {
      const { question, answers: choices, correctAnswer } = questions[at];
      const verdict = make('p', { class: 'verdict', role: 'status' });
      const check = make('button', { type: 'submit', class: 'button main', disabled: true }, say('check'));
      const options = choices.map((choice, nth) =>
        make(
          'label',
          { class: 'answer' },
          make('input', { type: 'radio', name: 'answer', value: String(nth + 1), onchange: () => (check.disabled = false) }),
          written(choice),
        ),
      );
      const form = make(
        'form',
        { class: 'question', onsubmit: judge },
        make('p', { class: 'count' }, say('question', { number: at + 1, total: questions.length })),
        make('fieldset', {}, make('legend', { tabindex: '-1' }, written(question)), ...options),
        verdict,
        make('div', { class: 'row' }, check),
      );

      function judge(event) {
        event.preventDefault();
        const chosen = Number(new FormData(form).get('answer'));
        if (!chosen) return;
        const isRight = chosen === correctAnswer;
        form.querySelector('fieldset').disabled = true;
        const rightOption = options[correctAnswer - 1];
        rightOption.classList.add('is-right');
        rightOption.append(icon('check'), make('span', { class: 'unseen' }, ` (${say('rightAnswer')})`));
        if (!isRight) {
          options[chosen - 1].classList.add('is-wrong');
          options[chosen - 1].append(icon('cross'));
        }
        verdict.textContent = say(isRight ? 'right' : 'wrong');
        verdict.classList.add(isRight ? 'good' : 'bad');
        given = [...given.slice(0, at), chosen];
        onAnswer(given, {
          id: `chapter${index + 1}_question${at + 1}`,
          text: question,
          response: letters[chosen - 1],
          right: letters[correctAnswer - 1],
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

    function tell() {
      const right = given.length === questions.length ? rightOnes() : best;
      const again = () => {
        given = [];
        ask(0);
      };
      show(
        make(
          'div',
          { class: 'outcome' },
          make('p', { class: 'big', tabindex: '-1' }, say('answered', { right, total: questions.length })),
          make('div', { class: 'row' }, button(say('again'), again)),
        ),
      );
    }

    if (isDone && given.length === 0) tell();
    else ask(Math.min(given.length, questions.length - 1));
    return [box];
  };
})(window.heed);
