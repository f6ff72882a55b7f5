import { useState } from 'react';
import { startProblem, todayIn } from './days.ts';

export interface StartDay {
  /** As `2026-03-09`, or what was typed instead. */
  day: string;
  /** In the time zone that counts. */
  today: string;
  /** The key of what is wrong, once the field was left or checked. */
  problem: string | undefined;
  set: (day: string) => void;
  leave: () => void;
  /** Whether the day can be used; from now on the field says why not. */
  check: () => boolean;
}

/** A day on which something starts: today or later. It begins with `suggested`, or with today if that is none or past. */
export function useStartDay(timeZone: string, suggested: string | null = null): StartDay {
  const today = todayIn(timeZone, Date.now());
  const [day, set] = useState(() => (suggested !== null && suggested > today ? suggested : today));
  const [isChecked, setChecked] = useState(false);
  const problem = startProblem(day, today);
  const leave = () => setChecked(true);
  const check = () => {
    leave();
    return problem === undefined;
  };
  return { day, today, problem: isChecked ? problem : undefined, set, leave, check };
}
