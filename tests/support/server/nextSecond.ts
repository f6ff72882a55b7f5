import { setTimeout as pause } from 'node:timers/promises';

/** Identity providers count in seconds: a sign-in after this is certainly later. */
export const nextSecond = (): Promise<void> => pause(1005 - (Date.now() % 1000));
