import { useCallback, useMemo, useRef, useState } from 'react';
import { inviteUsers, verifyEmailsExisted } from '#contract/people/invitations';
import { peopleLimits } from '#contract/people/limits';
import type { InvitationText } from '#locales/invitations.ts';
import { namesIn } from '~/resources/users/addressees.ts';
import { useRevalidated } from '~/components/form/useRevalidated.ts';
import { type SaveForm, useSaveForm } from '~/components/form/useSaveForm.ts';
import { callEndpoint, refusedFields, useAction } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useCompanyId } from '~/session/useSession.ts';
import { type AddUsersForm, addUsersSchema, addUsersSteps, stepOf } from './addUsersSchema.ts';
import { formField, toInviteRequest } from './inviteRequest.ts';
import { findUsedEmails } from './usedEmails.ts';
import { useFirstCourse } from './BeginTraining.tsx';
import { useInvitationTexts } from './useInvitationTexts.ts';

export interface AddUsers extends SaveForm<AddUsersForm> {
  step: number;
  /** Addresses of the list that are already in use. */
  used: ReadonlySet<string>;
  /** Progress of the address check; null while none runs. */
  checking: { done: number; total: number } | null;
  /** The error of a failed address check. */
  checkFailure: unknown;
  /** Remembers the names that a pasted text has beside its addresses. */
  readNames: (text: string) => void;
  next: () => Promise<void>;
  back: () => void;
}

/** The form and steps of adding people by address. Checks for addresses in use before step 2; shows refusals at their field. */
export function useAddUsers(onAdded: (count: number) => void): AddUsers {
  const companyId = useCompanyId();
  const textsOf = useInvitationTexts();
  const [step, setStep] = useState(0);
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set());
  const [checking, setChecking] = useState<AddUsers['checking']>(null);
  const [checkFailure, setCheckFailure] = useState<unknown>();
  const invite = useAction(inviteUsers);
  const firstCourse = useFirstCourse();
  const wasSwitchedOff = useRef(false);
  const known = useRef(new Map<string, boolean>());

  const saving = useSaveForm({
    schema: addUsersSchema,
    values: useMemo(() => emptyForm(textsOf('user')), [textsOf]),
    draft: 'addUsers',
    mode: 'onSubmit',
    send: (values) => invite.mutateAsync({ body: { ...toInviteRequest(values, firstCourse?.id), company_id: companyId } }),
    refusals: (error) => {
      if (!isHeedError(error, 'email_in_use')) return refusedFields(error, formField, 'addUsers.errors.refused');
      const taken = new Set(error.fields);
      for (const email of taken) known.current.set(email, true);
      setUsed(taken);
      return { invites: 'addUsers.errors.inUse' };
    },
    onSaved: ({ added }) => onAdded(added),
    onRefused: (field) => field && setStep(stepOf(field)),
  });
  const { form } = saving;
  useRevalidated(form, { notification: 'subject' });
  const readNames = useCallback(
    (text: string) => form.setValue('names', { ...form.getValues('names'), ...Object.fromEntries(namesIn(text)) }),
    [form],
  );

  /** True if no address is in use; otherwise the field shows which are. */
  const checkUsed = async (emails: readonly string[]) => {
    setChecking({ done: 0, total: emails.length });
    try {
      const taken = await findUsedEmails(emails, {
        known: known.current,
        ask: (chunk) => callEndpoint(verifyEmailsExisted, { body: { companyId, emails: chunk } }),
        onProgress: (done, total) => setChecking({ done, total }),
      });
      setUsed(taken);
      if (taken.size > 0) form.setError('invites', { type: 'inUse', message: 'addUsers.errors.inUse' }, { shouldFocus: true });
      return taken.size === 0;
    } finally {
      setChecking(null);
    }
  };

  const next = async () => {
    setCheckFailure(undefined);
    if (!(await form.trigger(addUsersSteps[0], { shouldFocus: true }))) return;
    const { invites } = form.getValues();
    try {
      if (!(await checkUsed(invites))) return;
    } catch (error) {
      return setCheckFailure(error);
    }
    // Off by default for many people, but only once: the admin may have turned it on since.
    if (invites.length > peopleLimits.mailedByDefault && !wasSwitchedOff.current) {
      form.setValue('notification', false, { shouldDirty: true });
      wasSwitchedOff.current = true;
    }
    setStep(1);
  };
  return { ...saving, step, used, checking, checkFailure, readNames, next, back: () => setStep(0) };
}

const emptyForm = (texts: InvitationText): AddUsersForm => ({
  invites: [],
  names: {},
  department: [],
  group: [],
  role: 'user',
  sso: false,
  notificationList: 'userOnly',
  notification: true,
  ...texts,
});
