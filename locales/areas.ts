/**
 * Which texts travel with which stage: the signed-out pages load the base areas only, the panel adds all others.
 * Mail texts belong to the server and never reach a browser.
 */
const baseAreas: readonly string[] = ['common', 'auth', 'errors'];
const serverAreas: readonly string[] = ['mail'];

export const localeStages = ['base', 'panel'] as const;
export type LocaleStage = (typeof localeStages)[number];

export const isInStage = (area: string, stage: LocaleStage): boolean =>
  baseAreas.includes(area) ? stage === 'base' : stage === 'panel' && !serverAreas.includes(area);
