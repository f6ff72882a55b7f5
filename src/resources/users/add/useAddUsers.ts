import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { verifyEmailsExisted } from '#contract/addresses';
import { inviteUsers } from '#contract/users';
import { limits } from '#contract/limits';
import { namesIn } from '~/components/form/addressees.ts';
import { useRevalidated } from '~/components/form/useRevalidated.ts';
import { callEndpoint, isHeedError, useAction } from '~/dataProvider/index.ts';
import { useSession } from '~/session/useSession.ts';
import { type AddUsersForm, addUsersSchema, addUsersSteps, stepOf } from './addUsersSchema.ts';
import { formField, toInviteRequest } from './inviteRequest.ts';
import { inviteText } from './inviteTexts.ts';
import { findUsedEmails } from './usedEmails.ts';
import { useFirstCourse } from './useFirstCourse.ts';

export interface AddUsers {
  form: UseFormReturn<AddUsersForm>;
  step: number;
  /** Addresses of the list that belong to someone already. */
  used: ReadonlySet<string>;
  /** How far the addresses are checked; null while they are not. */
  checking: { done: number; total: number } | null;
  isSaving: boolean;
  /** A failure that belongs to no field. */
  failure: unknown;
  /** Keeps the names that stand before addresses in a text. */
  readNames: (text: string) => void;
  next: () => Promise<void>;
  back: () => void;
  submit: () => Promise<void>;
}

/** The two steps of adding by address: checks the first, asks which addresses are in use, sends, and brings refusals to their field. */
export function useAddUsers(onAdded: (count: number) => void): AddUsers {
  const { company } = useSession();
  const [step, setStep] = useState(0);
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set());
  const [checking, setChecking] = useState<AddUsers['checking']>(null);
  const [failure, setFailure] = useState<unknown>();
  const names = useRef(new Map<string, { name: string; lastName: string }>());
  const readNames = useCallback((text: string) => {
    for (const [email, name] of namesIn(text)) names.current.set(email, name);
  }, []);
  const invite = useAction(inviteUsers);
  const firstCourse = useFirstCourse();
  const wasAsked = useRef(false);
  const known = useRef(new Map<string, boolean>());
  const form = useForm<AddUsersForm>({
    resolver: zodResolver(addUsersSchema),
    defaultValues: {
      invites: [],
      department: [],
      group: [],
      role: 'user',
      notificationList: 'userOnly',
      notification: true,
      ...inviteText('user', company.lang, company.name),
    },
  });
  useRevalidated(form, { notification: 'subject' });

  /** True when nobody has any of the addresses yet; otherwise the field says which are taken. */
  const checkUsed = useCallback(
    async (emails: readonly string[]) => {
      setChecking({ done: 0, total: emails.length });
      try {
        const taken = await findUsedEmails(emails, {
          known: known.current,
          ask: (chunk) => callEndpoint(verifyEmailsExisted, { body: { companyId: company.id, emails: chunk } }),
          onProgress: (done, total) => setChecking({ done, total }),
        });
        setUsed(taken);
        if (taken.size > 0) form.setError('invites', { type: 'inUse', message: 'addUsers.errors.inUse' });
        return taken.size === 0;
      } finally {
        setChecking(null);
      }
    },
    [company.id, form],
  );

  const next = async () => {
    setFailure(undefined);
    if (!(await form.trigger(addUsersSteps[0], { shouldFocus: true }))) return;
    try {
      const { invites } = form.getValues();
      if (await checkUsed(invites)) {
        if (invites.length > limits.mailedUnasked && !wasAsked.current) {
          form.setValue('notification', false);
          wasAsked.current = true;
        }
        setStep(1);
      } else form.setFocus('invites');
    } catch (error) {
      setFailure(error);
    }
  };

  const refuse = async (error: unknown) => {
    if (isHeedError(error, 'email_in_use')) {
      setStep(0);
      for (const email of error.fields) known.current.set(email, true);
      const isFree = await checkUsed(form.getValues('invites')).catch(() => true);
      if (isFree) setFailure(error);
      return;
    }
    const fields = isHeedError(error, 'validation_failed') ? error.fields.map(formField) : [];
    const first = fields.find((field) => field !== undefined);
    if (!first) return setFailure(error);
    setStep(stepOf(first));
    for (const field of fields) if (field) form.setError(field, { type: 'server', message: 'addUsers.errors.refused' });
  };

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(undefined);
      try {
        const { added } = await invite.mutateAsync({
          body: { ...toInviteRequest(values, firstCourse?.id, names.current), company_id: company.id },
        });
        onAdded(added);
      } catch (error) {
        await refuse(error);
      }
    },
    (errors) => {
      const wrong = Object.keys(errors) as (keyof AddUsersForm)[];
      setStep(Math.min(...wrong.map(stepOf)));
    },
  );
  return { form, step, used, checking, isSaving: invite.isPending, failure, readNames, next, back: () => setStep(0), submit };
}
