/* The learning platform: where its programming interface is found, and how each of the two standards names things. */
window.heed = window.heed || {};

(function (heed) {
  'use strict';

  const mostParents = 50;

  const clock = (seconds) => ({
    h: Math.floor(seconds / 3600),
    m: Math.floor((seconds % 3600) / 60),
    s: Math.floor(seconds % 60),
  });
  const two = (value) => String(value).padStart(2, '0');

  /**
   * What is reported, as fields of each standard. Facts: `location`, `state`, `seconds`, `progress` (0 to 1), `score` (0 to 1, or
   * null without a quiz), `isComplete`, `isPassed`; `keepsStatus` when an earlier result must not be taken back.
   */
  const dialects = {
    1.2: {
      api: 'API',
      calls: { start: 'LMSInitialize', end: 'LMSFinish', get: 'LMSGetValue', set: 'LMSSetValue', commit: 'LMSCommit' },
      mode: 'cmi.core.lesson_mode',
      location: 'cmi.core.lesson_location',
      finished: ['cmi.core.lesson_status'],
      fields(facts) {
        const { h, m, s } = clock(facts.seconds);
        const result = facts.score === null ? 'completed' : facts.isPassed ? 'passed' : 'failed';
        return {
          'cmi.core.lesson_location': facts.location,
          'cmi.suspend_data': facts.state,
          ...(facts.score !== null && {
            'cmi.core.score.min': '0',
            'cmi.core.score.max': '100',
            'cmi.core.score.raw': String(Math.round(facts.score * 100)),
          }),
          ...(!facts.keepsStatus && { 'cmi.core.lesson_status': facts.isComplete ? result : 'incomplete' }),
          'cmi.core.session_time': `${String(h).padStart(4, '0')}:${two(m)}:${two(s)}.00`,
          'cmi.core.exit': 'suspend',
        };
      },
      answer: ({ response, right, isRight }) => ({
        type: 'choice',
        student_response: response,
        'correct_responses.0.pattern': right,
        result: isRight ? 'correct' : 'wrong',
      }),
    },
    2004: {
      api: 'API_1484_11',
      calls: { start: 'Initialize', end: 'Terminate', get: 'GetValue', set: 'SetValue', commit: 'Commit' },
      mode: 'cmi.mode',
      location: 'cmi.location',
      finished: ['cmi.completion_status', 'cmi.success_status'],
      fields(facts) {
        const { h, m, s } = clock(facts.seconds);
        return {
          'cmi.location': facts.location,
          'cmi.suspend_data': facts.state,
          'cmi.progress_measure': String(Math.round(facts.progress * 1000) / 1000),
          ...(facts.score !== null && {
            'cmi.score.min': '0',
            'cmi.score.max': '100',
            'cmi.score.raw': String(Math.round(facts.score * 100)),
            'cmi.score.scaled': String(Math.round(facts.score * 1000) / 1000),
          }),
          ...(!facts.keepsStatus && { 'cmi.completion_status': facts.isComplete ? 'completed' : 'incomplete' }),
          ...(facts.isComplete && facts.score !== null && { 'cmi.success_status': facts.isPassed ? 'passed' : 'failed' }),
          'cmi.session_time': `PT${h}H${m}M${s}S`,
          'cmi.exit': 'suspend',
        };
      },
      answer: ({ response, right, isRight, text }) => ({
        type: 'choice',
        description: text.slice(0, 250),
        'correct_responses.0.pattern': right,
        learner_response: response,
        result: isRight ? 'correct' : 'incorrect',
      }),
    },
  };

  /** A window of another origin must not be looked into. */
  function apiIn(view, name) {
    try {
      return view[name] || null;
    } catch {
      return null;
    }
  }

  /** Through the windows around this one, from the inside out. */
  function apiAround(start, name) {
    let view = start;
    for (let tries = 0; view && tries < mostParents; tries += 1) {
      const found = apiIn(view, name);
      if (found) return found;
      if (view.parent === view) return null;
      view = view.parent;
    }
    return null;
  }

  function findApi(name) {
    const around = apiAround(window, name);
    if (around) return around;
    let opener = null;
    try {
      opener = window.top.opener || window.opener;
    } catch {
      opener = window.opener;
    }
    return opener ? apiAround(opener, name) : null;
  }

  /** Begins a session with the platform; without one, everything answers as if nothing had been kept. */
  heed.connect = function (standard) {
    const dialect = dialects[standard];
    const api = findApi(dialect.api);
    const call = (name, ...values) => {
      try {
        return String(api[dialect.calls[name]](...values));
      } catch {
        return 'false';
      }
    };
    let isOpen = api !== null && call('start', '') === 'true';
    const isConnected = isOpen;
    const get = (field) => (isOpen ? call('get', field) : '');
    /** Who only looks at a finished training again changes nothing. */
    const records = isOpen && !['browse', 'review'].includes(get(dialect.mode));
    const finished = dialect.finished.some((field) => ['passed', 'completed'].includes(get(field)));

    return {
      isConnected,
      finished,
      location: get(dialect.location),
      state: get('cmi.suspend_data'),
      /** Whether the platform has it now. */
      report(facts) {
        if (!isOpen || !records) return true;
        for (const [field, value] of Object.entries(dialect.fields(facts))) call('set', field, value);
        return call('commit', '') === 'true';
      },
      answer(answer) {
        if (!isOpen || !records) return;
        const at = `cmi.interactions.${get('cmi.interactions._count') || 0}`;
        call('set', `${at}.id`, answer.id);
        for (const [field, value] of Object.entries(dialect.answer(answer))) call('set', `${at}.${field}`, value);
      },
      end() {
        if (isOpen) call('end', '');
        isOpen = false;
      },
    };
  };
})(window.heed);
