import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { replaceLostAddress } from '#contract/session/addresses';
import { textLimits } from '#contract/kit/limits';
import { sessionLimits } from '#contract/session/limits';
import type { UserProfile } from '#contract/people/users';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormNotices } from '~/components/form/FormFrame.tsx';
import { TextInput } from '~/components/form/TextInput.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { isHeedError, useAction } from '~/dataProvider/index.ts';
import { profileSchema } from './profileForm.ts';

const schema = z.object({
  email: profileSchema.shape.email,
  reason: z.string().trim().min(1, 'profile.lost.reasonRequired').max(textLimits.longTextMax, 'profile.errors.tooLong'),
});
const empty = { email: '', reason: '' };

/** A new address for somebody whose mailbox is lost, with the reason; it takes effect after a wait. */
export function LostMailboxDialog({ user, onClose }: { user: UserProfile; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync } = useAction(replaceLostAddress);
  const hours = sessionLimits.lostMailboxHours;
  const saving = useSaveForm({
    schema,
    values: empty,
    draft: `lostMailbox ${user.id}`,
    send: ({ email, reason }) => mutateAsync({ params: { userId: user.id }, body: { email: email.toLowerCase(), reason } }),
    refusals: (error) => (isHeedError(error, 'email_in_use') ? { email: 'profile.errors.emailInUse' } : undefined),
    onSaved: () => toast.success(t('profile.lost.done', { hours })),
  });
  return (
    <FormProvider {...saving.form}>
      <ConfirmDialog
        open
        title={t('profile.lost.action')}
        confirmLabel={t('profile.lost.confirm', { hours })}
        onConfirm={saving.save}
        onClose={onClose}
        focusButton={false}
      >
        <p>{t('profile.lost.text', { current: user.email, hours })}</p>
        <div className="profile-lost">
          <FormNotices saving={saving} />
          <TextInput name="email" type="email" isRequired autoFocus label={t('profile.lost.email')} autoComplete="off" />
          <TextInput
            name="reason"
            isRequired
            maxLength={textLimits.longTextMax}
            label={t('profile.lost.reason')}
            help={t('profile.lost.reasonHelp')}
            autoComplete="off"
          />
        </div>
      </ConfirmDialog>
    </FormProvider>
  );
}
