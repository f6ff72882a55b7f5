import { Refusal } from '../refusal.ts';

/** Names are told apart without regard to case; the unique index decides when two are given at the same time. */
export async function refuseNameInUse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error;
    throw new Refusal('name_in_use', { fields: ['name'] });
  }
}
