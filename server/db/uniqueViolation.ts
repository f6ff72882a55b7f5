import { DatabaseError } from 'pg';
import { Refusal } from '../core/refusal.ts';

/** PostgreSQL's error with this code, or undefined for any other. drizzle's builder wraps driver errors. */
function databaseError(error: unknown, code: string): DatabaseError | undefined {
  const cause = error instanceof Error && error.cause instanceof DatabaseError ? error.cause : error;
  return cause instanceof DatabaseError && cause.code === code ? cause : undefined;
}

/** The violated unique constraint and PostgreSQL's detail, or undefined for any other error. */
export function uniqueViolationOf(error: unknown): { constraint: string | undefined; detail: string | undefined } | undefined {
  const found = databaseError(error, '23505');
  return found && { constraint: found.constraint, detail: found.detail };
}

/** Whether a row names another one that is missing. */
export const namesMissingRow = (error: unknown): boolean => databaseError(error, '23503') !== undefined;

/** Refuses with name_in_use when the work violates a unique index. Names are compared case-insensitively. */
export async function refuseNameInUse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!uniqueViolationOf(error)) throw error;
    throw new Refusal('name_in_use', { fields: ['name'] });
  }
}
