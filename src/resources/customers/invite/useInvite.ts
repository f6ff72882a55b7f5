import { useMemo, useState } from 'react';
import { inviteCustomers } from '#contract/partners/invites';
import { isEmail } from '~/components/form/tags/emailTokens.ts';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { callEndpoint, useRefreshAll } from '~/dataProvider/index.ts';
import { useTaken } from '~/dataProvider/useTaken.ts';
import { useIdempotencyKey } from '~/dataProvider/useIdempotencyKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { emptyEntry, type InviteForm, inviteRefusals, inviteSchema, toInvited } from './inviteForm.ts';

const place = /^companies\.(\d+)\.(email|companyName)$/;

/** Whether the server can check the value: only if the form itself does not refuse it. */
const isCheckable = (field: 'email' | 'companyName', value: string) =>
  field === 'email' ? isEmail(value.trim().toLowerCase()) : value.trim() !== '';

/** The form of the drawer: its two steps, its checks with and without the server, and what it sends. */
export function useInvite(onDone: (count: number) => void) {
  const { t } = useTranslation();
  const { user, company } = useSession();
  const refresh = useRefreshAll();
  const taken = useTaken();
  const { keyOf } = useIdempotencyKey();
  const [step, setStep] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const names = { partnerCompanyName: company.name, adminEmail: user.email };
  // The placeholders stay in braces until the form is sent.
  const standard = t('customers.invite.message.standard', {
    customerName: '{{customerName}}',
    partnerCompanyName: '{{partnerCompanyName}}',
    adminEmail: '{{adminEmail}}',
  });
  const message = company.default_customer_invite_message ?? standard;
  const saving = useSaveForm<InviteForm, InviteForm, { invited: number }>({
    schema: useMemo(() => inviteSchema(taken.isTaken), [taken.isTaken]),
    values: useMemo(() => ({ companies: [emptyEntry], message }), [message]),
    draft: `invite customers ${company.id}`,
    // With the usual mode, react-hook-form checks all of a company as soon as it is added, and it begins with errors.
    mode: 'onBlur',
    send(form) {
      const companies = toInvited(form, names);
      return callEndpoint(inviteCustomers, { body: { companies, idempotencyKey: keyOf(companies) } });
    },
    refusals: inviteRefusals as () => Partial<Record<keyof InviteForm, string>> | undefined,
    onRefused: (field) => setStep(field === 'message' ? 1 : 0),
    onSaved: ({ invited }) => {
      refresh();
      onDone(invited);
    },
  });
  const { form } = saving;

  /** Asks the server about a field that was left, and shows what it says, also at the same value further down. */
  const leave = async (name: string) => {
    const [, index, field] = place.exec(name) ?? [];
    if (!index || (field !== 'email' && field !== 'companyName')) return;
    const value = form.getValues(`companies.${Number(index)}.${field}`);
    if (isCheckable(field, value)) await taken.ask(field, value);
    await form.trigger(
      form
        .getValues('companies')
        .map((_entry, at) => `companies.${at}.${field}` as const)
        .filter((one) => form.getFieldState(one).isTouched),
    );
  };

  /** To the message, once everything above it is right and the server knows none of it. */
  const next = async () => {
    setChecking(true);
    const { companies } = form.getValues();
    await Promise.all(
      companies.flatMap(({ email, companyName }) => [
        ...(isCheckable('email', email) ? [taken.ask('email', email)] : []),
        ...(isCheckable('companyName', companyName) ? [taken.ask('companyName', companyName)] : []),
      ]),
    );
    const isRight = await form.trigger('companies', { shouldFocus: true });
    setChecking(false);
    if (isRight) setStep(1);
  };
  return { ...saving, step, isChecking, standard, names, leave, next, back: () => setStep(0) };
}

export type Invite = ReturnType<typeof useInvite>;
