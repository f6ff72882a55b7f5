import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { replaceLostAddress } from '#contract/addresses';
import { limits } from '#contract/limits';
import type { UserProfile } from '#contract/users';
import { useToast } from '~/components/feedback/useToast.ts';
import { TextInput } from '~/components/form/TextInput.tsx';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { isHeedError, useAction } from '~/dataProvider/index.ts';
import { profileSchema } from './profileForm.ts';

const schema = z.object({
  email: profileSchema.shape.email,
  reason: z.string().trim().min(1, 'profile.lost.reasonRequired').max(limits.longTextMax, 'profile.errors.tooLong'),
});
type LostMailboxForm = z.input<typeof schema>;

/** A new address for somebody whose mailbox is lost, with the reason; it takes effect after a wait. */
export function LostMailboxDialog({ user, onClose }: { user: UserProfile; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync } = useAction(replaceLostAddress);
  const form = useForm<LostMailboxForm>({ resolver: zodResolver(schema), defaultValues: { email: '', reason: '' } });
  const hours = limits.lostMailboxHours;

  const replace = async () => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return false;
    const { email, reason } = form.getValues();
    try {
      await mutateAsync({ params: { userId: user.id }, body: { email: email.trim().toLowerCase(), reason: reason.trim() } });
    } catch (error) {
      if (!isHeedError(error, 'email_in_use')) throw error;
      form.setError('email', { type: 'server', message: 'profile.errors.emailInUse' }, { shouldFocus: true });
      return false;
    }
    toast.success(t('profile.lost.done', { hours }));
    return true;
  };
  return (
    <FormProvider {...form}>
      <ConfirmDialog
        open
        title={t('profile.lost.action')}
        confirmLabel={t('profile.lost.confirm', { hours })}
        onConfirm={replace}
        onClose={onClose}
        focusButton={false}
      >
        <p>{t('profile.lost.text', { current: user.email, hours })}</p>
        <div className="profile-lost">
          <TextInput name="email" type="email" isRequired autoFocus label={t('profile.lost.email')} autoComplete="off" />
          <TextInput
            name="reason"
            isRequired
            maxLength={limits.longTextMax}
            label={t('profile.lost.reason')}
            help={t('profile.lost.reasonHelp')}
            autoComplete="off"
          />
        </div>
      </ConfirmDialog>
    </FormProvider>
  );
}
