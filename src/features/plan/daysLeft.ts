const dayMs = 86_400_000;

/** Whole days that are left of a trial, the begun one counted; 0 when it is over. */
export const daysLeft = (endsAt: string, now: number = Date.now()): number =>
  Math.max(0, Math.ceil((new Date(endsAt).getTime() - now) / dayMs));
