import { Suspense, useEffect, useState } from 'react';
import type { UserProfile } from '#contract/people/users';
import type { SaveForm } from '~/components/form/useSaveForm.ts';
import { errorText } from '~/errors/errorText.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { ChangeAddressDialog } from '~/features/two-factor/public.ts';
import { newAddressOf, type ProfileForm } from './profileForm.ts';

type Saving = Pick<SaveForm<ProfileForm>, 'form' | 'save'>;

/**
 * One's own new address takes the password first. What else was changed is saved afterwards, without the address, which then waits
 * to be confirmed.
 */
export function useOwnAddress(user: UserProfile, saving: Saving) {
  const [email, setEmail] = useState<string>();
  const [refusal, setRefusal] = useState<unknown>();
  const { form } = saving;
  const save = async () => {
    const typed = newAddressOf(form.getValues(), user.email);
    if (typed === undefined || !(await form.trigger())) return saving.save();
    setEmail(typed);
    return false;
  };
  // Only after the dialog has closed: closing moves the focus from the field, which would then be validated again and lose the message.
  useEffect(() => {
    if (refusal === undefined || email !== undefined) return;
    setRefusal(undefined);
    const message = isHeedError(refusal, 'email_in_use') ? 'profile.errors.emailInUse' : errorText(refusal);
    form.setError('email', { type: 'server', message }, { shouldFocus: true });
  }, [refusal, email, form]);
  const dialog = email !== undefined && (
    <Suspense>
      <ChangeAddressDialog
        email={email}
        onRequested={() => {
          form.resetField('email', { defaultValue: user.email });
          return saving.save();
        }}
        onRefused={setRefusal}
        onClose={() => setEmail(undefined)}
      />
    </Suspense>
  );
  return { save, dialog };
}
