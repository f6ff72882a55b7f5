import { paths } from '#contract/paths';
import { defineMail } from '../../mail/mailKind.ts';

export const resetPassword = defineMail<{ name?: string }>({
  template: 'reset_password',
  button: { link: 'reset', page: '/change-password' },
  isByHouse: true,
});

/** Tells the owner of an account that its password is another one now; the button leads to where they ask for a link. */
export const passwordChanged = defineMail<{ name?: string; changedAt: string; timeZone: string }>({
  template: 'password_changed',
  button: { path: () => `${paths.login}?view=reset` },
  isByHouse: true,
});
