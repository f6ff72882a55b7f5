import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';
import { changePassword } from './changePassword.ts';
import { replaceTemporaryPassword } from './replaceTemporary.ts';
import { sendPasswordLink } from './sendPasswordLink.ts';
import { readPasswordLink, usePasswordLink } from './usePasswordLink.ts';

export const handlers: Handlers<(typeof contract)['passwords']> = {
  changePassword: ({ services, actor, body, request }) =>
    changePassword(services, actor, { currentPassword: body.currentPassword, newPassword: body.newPassword, address: request.ip }),

  replaceTemporaryPassword,

  async requestPasswordLink({ services, body }) {
    await sendPasswordLink(services, body.email);
    return {};
  },

  readPasswordLink: ({ services, body }) => readPasswordLink(services, body.token),

  usePasswordLink: ({ services, body }) => usePasswordLink(services, body),
};
