import { defineMail } from '../../mail/mailKind.ts';

export const resetPassword = defineMail<{ name?: string }>({
  template: 'reset_password',
  button: { link: 'reset', page: '/change-password' },
  isByHouse: true,
});
