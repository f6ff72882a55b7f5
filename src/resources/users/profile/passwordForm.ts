import { z } from 'zod';
import { sessionLimits } from '#contract/session/limits';
import { unmetPasswordRules } from '#contract/session/passwordRules';

/** Own password, changed by whoever knows the present one. Messages are keys of the locales. */
export const passwordSchema = z
  .object({
    currentPassword: z.string().min(1, 'profile.password.currentRequired').max(sessionLimits.passwordMax),
    newPassword: z.string().refine((value) => unmetPasswordRules(value).length === 0, 'profile.password.weak'),
    confirmPassword: z.string().min(1, 'profile.password.confirmRequired'),
  })
  .refine((form) => form.confirmPassword === '' || form.confirmPassword === form.newPassword, {
    path: ['confirmPassword'],
    message: 'profile.password.differs',
    // Said beside the other errors, not only once they are gone.
    when: () => true,
  });

export type PasswordForm = z.input<typeof passwordSchema>;
