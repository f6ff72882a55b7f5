/**
 * Which texts travel with which stage: the signed-out pages load `base` only, the panel adds `panel`.
 * `mail` belongs to the server and never reaches a browser.
 */
export const localeAreas = {
  base: ['common', 'auth', 'errors'],
  panel: ['shell', 'ra', 'resources', 'lists', 'home', 'validation', 'users', 'departments', 'groups', 'form', 'addUsers', 'imports', 'profile', 'audit'],
} as const;

export type LocaleStage = keyof typeof localeAreas;
