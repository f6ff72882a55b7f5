/** The learning platform (LMS): finds its API, and maps the field names of the two SCORM standards. */
import type { Course } from './course.ts';

/** Reported results. `progress` and `score` are shares from 0 to 1; `score` is null without a quiz. */
export interface Facts {
  location: string;
  state: string;
  seconds: number;
  progress: number;
  score: number | null;
  isComplete: boolean;
  isPassed: boolean;
  /** Whether to keep an earlier result, which must not be overwritten. */
  keepsStatus: boolean;
}

/** An answer to one question. `response` and `right` are letters of the choices. */
export interface Answer {
  id: string;
  text: string;
  response: string;
  right: string;
  isRight: boolean;
}

type Fields = Record<string, string>;

interface Dialect {
  /** Name of the API object in the platform's window. */
  api: string;
  calls: Record<'start' | 'end' | 'get' | 'set' | 'commit', string>;
  mode: string;
  location: string;
  /** Values of the status field that mean the training was finished earlier. */
  finished: readonly string[];
  fields(facts: Facts): Fields;
  answer(answer: Answer): Fields;
}

type Api = Record<string, ((...values: string[]) => unknown) | undefined>;

const mostParents = 50;

const clock = (seconds: number) => ({
  h: Math.floor(seconds / 3600),
  m: Math.floor((seconds % 3600) / 60),
  s: Math.floor(seconds % 60),
});
const two = (value: number) => String(value).padStart(2, '0');

const dialects: Record<Course['standard'], Dialect> = {
  '1.2': {
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
  '2004': {
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

/** The API in a window; null for a window of another origin, which may not be accessed. */
function apiIn(view: Window, name: string): Api | null {
  try {
    return (view as unknown as Record<string, Api | undefined>)[name] ?? null;
  } catch {
    return null;
  }
}

/** Searches the windows around this one, from the inside out. */
function apiAround(start: Window, name: string): Api | null {
  let view = start;
  for (let tries = 0; tries < mostParents; tries += 1) {
    const api = apiIn(view, name);
    if (api) return api;
    if (view.parent === view) return null;
    view = view.parent;
  }
  return null;
}

/** The window that opened this one, or the platform's frames around it. */
function openerOf(): Window | null {
  const own = window.opener as Window | null;
  try {
    return (window.top?.opener as Window | null | undefined) || own;
  } catch {
    return own;
  }
}

function findApi(name: string): Api | null {
  const around = apiAround(window, name);
  if (around) return around;
  const opener = openerOf();
  return opener && apiAround(opener, name);
}

export type Lms = ReturnType<typeof connect>;

/** Begins a session with the platform. Without a platform, returns an object that stores nothing. */
export function connect(standard: Course['standard']) {
  const dialect = dialects[standard];
  const api = findApi(dialect.api);
  const call = (name: keyof Dialect['calls'], ...values: string[]): string => {
    try {
      return String(api?.[dialect.calls[name]]?.(...values) ?? false);
    } catch {
      return 'false';
    }
  };
  let isOpen = api !== null && call('start', '') === 'true';
  const isConnected = isOpen;
  const get = (field: string) => (isOpen ? call('get', field) : '');
  /** Modes `browse` and `review` only show a finished training and store nothing. */
  const records = isOpen && !['browse', 'review'].includes(get(dialect.mode));
  const finished = dialect.finished.some((field) => ['passed', 'completed'].includes(get(field)));

  return {
    isConnected,
    finished,
    location: get(dialect.location),
    state: get('cmi.suspend_data'),
    /** Whether the platform stored it. */
    report(facts: Facts): boolean {
      if (!isOpen || !records) return true;
      for (const [field, value] of Object.entries(dialect.fields(facts))) call('set', field, value);
      return call('commit', '') === 'true';
    },
    answer(answer: Answer): void {
      if (!isOpen || !records) return;
      const at = `cmi.interactions.${get('cmi.interactions._count') || 0}`;
      call('set', `${at}.id`, answer.id);
      for (const [field, value] of Object.entries(dialect.answer(answer))) call('set', `${at}.${field}`, value);
    },
    end(): void {
      if (isOpen) call('end', '');
      isOpen = false;
    },
  };
}
