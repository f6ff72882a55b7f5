import { describe, expect, it } from 'vitest';
import {
  type FinalReview,
  type ImportEvent,
  type ImportState,
  importReducer,
  noImport,
  stepOf,
} from '~/resources/users/import/importState.ts';

const final: FinalReview = { valid: [], rejected: [], importId: 'one' };
const saved = { added: 2, departmentsCreated: 0, groupsCreated: 0 } as Extract<ImportEvent, { type: 'saved' }>['saved'];
const after = (...events: ImportEvent[]): ImportState => events.reduce(importReducer, noImport);
const read: ImportEvent = { type: 'file', isRead: true };
const checked: ImportEvent[] = [read, { type: 'check', total: 2 }, { type: 'checked', final }];

describe('an import', () => {
  it('goes from the file over the review to the saved people', () => {
    const states = [...checked, { type: 'save' }, { type: 'saved', saved }] as ImportEvent[];
    const phases = states.map((_, index) => after(...states.slice(0, index + 1)).phase);
    expect(phases).toEqual(['mapping', 'checking', 'reviewing', 'saving', 'saved']);
    expect(states.map((_, index) => stepOf(after(...states.slice(0, index + 1))))).toEqual([
      'map',
      'map',
      'review',
      'review',
      'saved',
    ]);
  });

  it('waits for the rows when the person continues early', () => {
    expect(after(read, { type: 'requestCheck' })).toEqual({ phase: 'mapping', isCheckRequested: true });
    expect(after({ type: 'requestCheck' })).toEqual(noImport);
  });

  it('stays on the step whose call failed, and can retry', () => {
    const failed = after(read, { type: 'check', total: 2 }, { type: 'failed', failure: 'away' });
    expect([failed.phase, stepOf(failed)]).toEqual(['failed', 'map']);
    const notSaved = after(...checked, { type: 'save' }, { type: 'failed', failure: 'away' });
    expect([notSaved.phase, stepOf(notSaved)]).toEqual(['failed', 'review']);
    expect(importReducer(notSaved, { type: 'save' }).phase).toBe('saving');
    expect(importReducer(notSaved, { type: 'back' })).toEqual({ phase: 'mapping', isCheckRequested: false });
  });

  it('shows the review again, with the reason, when somebody was added in the meantime', () => {
    const again = after(...checked, { type: 'save' }, { type: 'check', total: 2 });
    expect([again.phase, stepOf(again)]).toEqual(['checking', 'review']);
    expect(importReducer(again, { type: 'checked', final, failure: 'in use' })).toMatchObject({
      phase: 'failed',
      failure: 'in use',
    });
  });

  it('ignores events that do not fit the phase', () => {
    const done = after(...checked, { type: 'save' }, { type: 'saved', saved });
    const late: ImportEvent[] = [{ type: 'checked', final }, { type: 'failed', failure: 'late' }, { type: 'save' }, read];
    for (const event of late) expect(importReducer(done, event)).toBe(done);
  });
});
