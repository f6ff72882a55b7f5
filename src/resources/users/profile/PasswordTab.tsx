import { z } from 'zod';
import { sessionLimits } from '#contract/session/limits';
import { unmetPasswordRules } from '#contract/session/passwordRules';
import { changePassword } from '#contract/session/passwords';
import { replaceSession } from '~/authProvider/signIn.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormFoot } from '~/components/form/FormFoot.tsx';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { type Refusals, useSaveForm } from '~/components/form/useSaveForm.ts';
import { requestOf, useRefresh } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { password } from '~/schema/form/inputKinds.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';
import { OwnSessions } from '~/resources/sessions/public.ts';
import { useSession } from '~/session/useSession.ts';
import formCss from '~/components/form/form.module.css';
import css from './profile.module.css';

/** The user changes their own password and must know the current one. Messages are translation keys. */
const passwordSchema = z
  .object({
    currentPassword: z.string().min(1, 'profile.password.currentRequired').max(sessionLimits.passwordMax),
    newPassword: z.string().refine((value) => unmetPasswordRules(value).length === 0, 'profile.password.weak'),
    confirmPassword: z.string().min(1, 'profile.password.confirmRequired'),
  })
  .refine((form) => form.confirmPassword === '' || form.confirmPassword === form.newPassword, {
    path: ['confirmPassword'],
    message: 'profile.password.differs',
    // Also reported while other fields have errors.
    when: () => true,
  });

type PasswordForm = z.input<typeof passwordSchema>;

const empty: PasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

const form = formFieldsOf<PasswordForm>();
const fields = [
  form(password, 'currentPassword', { label: 'profile.password.current', autoComplete: 'current-password' }),
  form(password, 'newPassword', { label: 'profile.password.new', autoComplete: 'new-password', withChecklist: true }),
  form(password, 'confirmPassword', { label: 'profile.password.confirm', autoComplete: 'new-password' }),
];

const changed = ['sessions'] as const;

/** Changes one's own password. The change ends every session; the token in the reply opens a new one here. */
function usePasswordForm() {
  const { t } = useTranslation();
  const toast = useToast();
  // The list below still has the sessions that ended.
  const refresh = useRefresh(changed);
  return useSaveForm({
    schema: passwordSchema,
    values: empty,
    draft: null,
    send: async ({ currentPassword, newPassword }) => {
      // Not through useAction: it would refetch all data with the token that has just ended.
      await replaceSession(requestOf(changePassword, { body: { currentPassword, newPassword } }));
    },
    refusals,
    valuesOf: () => empty,
    onSaved: () => {
      toast.success(t('profile.password.done'));
      refresh();
    },
  });
}

function refusals(error: unknown): Refusals<PasswordForm> | undefined {
  if (isHeedError(error, 'wrong_password')) return { currentPassword: 'profile.password.wrong' };
  if (isHeedError(error, 'weak_password')) return { newPassword: 'profile.password.weak' };
  if (isHeedError(error, 'password_unchanged')) return { newPassword: 'errors.password_unchanged' };
  return undefined;
}

/** The form that changes one's own password, and where one is signed in. */
export function PasswordTab() {
  return (
    <>
      <ChangePassword />
      <OwnSessions />
    </>
  );
}

function ChangePassword() {
  const { t } = useTranslation();
  const { user } = useSession();
  const saving = usePasswordForm();
  return (
    <FormFrame saving={saving} className={css.form} onSubmit={saving.save}>
      <div className={`${formCss.column} ${css.fields}`}>
        <div>
          <h2 className={css.section}>{t('profile.password.title')}</h2>
          <p className={formCss.help}>{t('profile.password.help')}</p>
        </div>
        <FormNotices saving={saving} />
        {/* Password managers read the account from this field. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <SchemaFields fields={fields} />
      </div>
      <FormFoot>
        <SaveButton isSaving={saving.isSaving}>{t('profile.password.submit')}</SaveButton>
      </FormFoot>
    </FormFrame>
  );
}
