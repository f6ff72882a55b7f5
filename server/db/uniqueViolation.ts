import { DatabaseError } from 'pg';
import { Refusal } from '../core/refusal.ts';

/** The violated unique constraint and PostgreSQL's detail, or undefined for any other error. drizzle's builder wraps driver errors. */
export function uniqueViolationOf(error: unknown): { constraint: string | undefined; detail: string | undefined } | undefined {
  const cause = error instanceof Error && error.cause instanceof DatabaseError ? error.cause : error;
  if (!(cause instanceof DatabaseError) || cause.code !== '23505') return undefined;
  return { constraint: cause.constraint, detail: cause.detail };
}

/** Refuses with name_in_use when the work violates a unique index. Names are compared case-insensitively. */
export async function refuseNameInUse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!uniqueViolationOf(error)) throw error;
    throw new Refusal('name_in_use', { fields: ['name'] });
  }
}
