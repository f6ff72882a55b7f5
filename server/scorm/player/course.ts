import type { PlayerData } from '../playerData.ts';

declare global {
  interface Window {
    /** Written by `course.js`, which the page loads before the player. */
    heedCourse: PlayerData;
  }
}

export type Course = PlayerData;
export type Chapter = Course['chapters'][number];

export const course: Course = window.heedCourse;
