const dayMs = 86_400_000;

/** Days left of a trial, including the present one; 0 after its end. */
export const daysLeft = (endsAt: string, now: number = Date.now()): number =>
  Math.max(0, Math.ceil((new Date(endsAt).getTime() - now) / dayMs));
