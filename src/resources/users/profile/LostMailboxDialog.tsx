import { MailX } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { textLimits } from '#contract/kit/limits';
import type { UserProfile } from '#contract/people/users';
import { replaceLostAddress } from '#contract/session/addresses';
import { sessionLimits } from '#contract/session/limits';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import type { RowAction } from '~/components/list/column.ts';
import { useAction } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { email, text } from '~/schema/form/inputKinds.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';
import { useCan, useSession } from '~/session/useSession.ts';
import { profileSchema } from './profileForm.ts';

/** The menu entry that opens the dialog, for superadmins and people who have signed in before. */
export function useLostMailbox() {
  const { t } = useTranslation();
  const mayReplace = useCan('addresses:replace');
  const ownId = useSession().user.id;
  const [isOpen, setOpen] = useState(false);
  // The address of a person who never signed in can be corrected in the form.
  const actions = (user: UserProfile): RowAction[] =>
    mayReplace && user.id !== ownId && user.addressLock === 'signed_in'
      ? [{ key: 'lost', label: t('profile.lost.action'), icon: <MailX size={16} aria-hidden />, run: () => setOpen(true) }]
      : [];
  return { isOpen, actions, close: () => setOpen(false) };
}

const schema = z.object({
  email: profileSchema.shape.email,
  reason: z.string().trim().min(1, 'profile.lost.reasonRequired').max(textLimits.longTextMax, 'profile.errors.tooLong'),
});
const empty = { email: '', reason: '' };

const form = formFieldsOf<typeof empty>();
const fields = [
  form(email, 'email', { label: 'profile.lost.email', isRequired: true }),
  form(text, 'reason', {
    label: 'profile.lost.reason',
    help: 'profile.lost.reasonHelp',
    maxLength: textLimits.longTextMax,
    isRequired: true,
  }),
];

/** Replaces the address of a person who has lost their mailbox. The change takes effect after a wait. */
export function LostMailboxDialog({ user, onClose }: { user: UserProfile; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync } = useAction(replaceLostAddress);
  const hours = sessionLimits.lostMailboxHours;
  const saving = useSaveForm({
    schema,
    values: empty,
    draft: `lostMailbox ${user.id}`,
    send: ({ email: next, reason }) => mutateAsync({ params: { userId: user.id }, body: { email: next.toLowerCase(), reason } }),
    refusals: (error) => (isHeedError(error, 'email_in_use') ? { email: 'profile.errors.emailInUse' } : undefined),
    onSaved: () => toast.success(t('profile.lost.done', { hours })),
  });
  return (
    <FormDialog
      saving={saving}
      title={t('profile.lost.action')}
      confirmLabel={t('profile.lost.confirm', { hours })}
      onClose={onClose}
      intro={<p>{t('profile.lost.text', { current: user.email, hours })}</p>}
    >
      <SchemaFields fields={fields} hasFocus />
    </FormDialog>
  );
}
