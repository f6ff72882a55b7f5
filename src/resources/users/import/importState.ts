import type { CallReply } from '#contract/kit/endpoint';
import type { inviteUsers } from '#contract/people/invitations';
import type { Review } from './rowRules.ts';

/** A review that can be sent. Its id makes a repeat of the same call harmless. */
export interface FinalReview extends Review {
  importId: string;
}

interface Reviewed {
  final: FinalReview;
}

/**
 * The phase of an import. File and columns have their own state, see useCsvFile and useMapping.
 * `final` of `checking` and `failed` is set once the review has been shown.
 */
export type ImportState =
  | { phase: 'idle' }
  | { phase: 'mapping'; isCheckRequested: boolean }
  | { phase: 'checking'; done: number; total: number; final: FinalReview | null }
  | ({ phase: 'reviewing' } & Reviewed)
  | ({ phase: 'saving' } & Reviewed)
  | ({ phase: 'saved'; saved: CallReply<typeof inviteUsers> } & Reviewed)
  | { phase: 'failed'; failure: unknown; final: FinalReview | null };

export type ImportEvent =
  /** A file was read, or removed. */
  | { type: 'file'; isRead: boolean }
  /** The user continues before all rows are checked. */
  | { type: 'requestCheck' }
  | { type: 'check'; total: number }
  | { type: 'progress'; done: number }
  /** The addresses in use are known; `failure` is why the review shows again. */
  | { type: 'checked'; final: FinalReview; failure?: unknown }
  | { type: 'back' }
  | { type: 'save' }
  | { type: 'saved'; saved: CallReply<typeof inviteUsers> }
  | { type: 'failed'; failure: unknown };

export const noImport: ImportState = { phase: 'idle' };
const mapping: ImportState = { phase: 'mapping', isCheckRequested: false };

/** The review of a state, if any. */
export const reviewOf = (state: ImportState): FinalReview | null => ('final' in state ? state.final : null);

type ImportStep = 'map' | 'review' | 'saved';

/** The step on screen. */
export function stepOf(state: ImportState): ImportStep {
  if (state.phase === 'saved') return 'saved';
  return reviewOf(state) ? 'review' : 'map';
}

/** The next state. Events that do not fit the phase change nothing. */
export function importReducer(state: ImportState, event: ImportEvent): ImportState {
  const final = reviewOf(state);
  switch (event.type) {
    case 'file':
      return stepOf(state) === 'map' ? (event.isRead ? mapping : noImport) : state;
    case 'requestCheck':
      return stepOf(state) === 'map' && state.phase !== 'idle' ? { phase: 'mapping', isCheckRequested: true } : state;
    case 'check':
      return state.phase === 'idle' || state.phase === 'saved' ? state : { phase: 'checking', done: 0, total: event.total, final };
    case 'progress':
      return state.phase === 'checking' ? { ...state, done: event.done } : state;
    case 'checked':
      if (state.phase !== 'checking') return state;
      return event.failure === undefined
        ? { phase: 'reviewing', final: event.final }
        : { phase: 'failed', final: event.final, failure: event.failure };
    case 'back':
      return state.phase === 'reviewing' || state.phase === 'failed' ? mapping : state;
    case 'save':
      return final && (state.phase === 'reviewing' || state.phase === 'failed') ? { phase: 'saving', final } : state;
    case 'saved':
      return state.phase === 'saving' ? { phase: 'saved', final: state.final, saved: event.saved } : state;
    case 'failed':
      return state.phase === 'checking' || state.phase === 'saving' ? { phase: 'failed', final, failure: event.failure } : state;
  }
}
