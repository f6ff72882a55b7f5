import { useMemo } from 'react';
import { z } from 'zod';
import { helpLimits, salesUsers } from '#contract/help/limits';
import { requestSales, sendQuoteForm } from '#contract/help/sales';
import { visitorToken } from '~/browser/visitor.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { callEndpoint } from '~/dataProvider/index.ts';
import { VerifyEmailDialog } from '~/features/account/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { message, number, text } from '~/schema/form/inputKinds.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';
import { useSession } from '~/session/useSession.ts';

interface Values {
  phone: string;
  usersNumber: string;
  message: string;
}
const form = formFieldsOf<Values>();
/** `least`: the smallest number of people that sales answers. */
const fieldsFor = (least: number) => [
  form(text, 'phone', {
    label: 'help.sales.phone',
    type: 'tel',
    dir: 'ltr',
    autoComplete: 'tel',
    maxLength: helpLimits.phoneMax,
    isRequired: true,
  }),
  form(number, 'usersNumber', {
    label: 'help.sales.users',
    notNumber: 'help.sales.tooFew',
    textValues: { least },
    isRequired: true,
  }),
  form(message, 'message', { label: 'help.sales.message', rows: 4 }),
];
type Request = Omit<Values, 'usersNumber'> & { usersNumber: number };

interface ContactSalesDialogProps {
  onClose: () => void;
  /** What the message begins with. */
  message?: string;
}

/** Asks sales for an offer, after the address is verified, to which they answer. */
export function ContactSalesDialog(props: ContactSalesDialogProps) {
  const { user } = useSession();
  return user.emailVerified ? <SalesForm {...props} /> : <VerifyEmailDialog onClose={props.onClose} />;
}

/** First the request, then the quote form with the phone number. */
function SalesForm({ onClose, message: first = '' }: ContactSalesDialogProps) {
  const { t } = useTranslation();
  const { plan, company } = useSession();
  const isBoosted = plan === 'boost';
  const count = salesUsers.least(isBoosted);
  const send = useSalesRequest();
  const saving = useSaveForm<Values, Request, void>({
    schema: useMemo(() => {
      const tooFew = t('help.sales.tooFew', { least: count });
      return z.object({
        phone: z.string().trim().min(1, 'help.sales.required').max(helpLimits.phoneMax),
        usersNumber: z
          .string()
          .min(1, 'help.sales.required')
          .transform(Number)
          .pipe(z.int(tooFew).min(count, tooFew).max(helpLimits.mostUsers)),
        message: z.string().trim().max(helpLimits.messageMax),
      });
    }, [t, count]),
    values: useMemo(() => ({ phone: '', usersNumber: String(salesUsers.initial(isBoosted)), message: first }), [isBoosted, first]),
    draft: `sales ${company.id}`,
    send,
  });
  return (
    <FormDialog saving={saving} title={t('plans.contactSales')} confirmLabel={t('help.sales.submit')} onClose={onClose}>
      <SchemaFields fields={fieldsFor(count)} />
    </FormDialog>
  );
}

/** Sends both calls. If the quote form fails, the request stands: the dialog closes, and a toast says what failed. */
function useSalesRequest() {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { user, company } = useSession();
  return async ({ phone, usersNumber, message }: Request): Promise<void> => {
    const { email, name, lastName } = user;
    const fullName = `${name} ${lastName}`.trim() || email;
    const request = { full_name: fullName, company_name: company.name, email, users_number: usersNumber, message };
    await callEndpoint(requestSales, { body: request });
    const page = { pageUri: location.href.slice(0, 2048), pageName: document.title.slice(0, 255), hutk: visitorToken() };
    const person = { name, lastName, email, companyName: company.name, country: company.country ?? '', companyId: company.id };
    try {
      await callEndpoint(sendQuoteForm, { body: { ...person, users: usersNumber, message, phone, ...page } });
    } catch (error) {
      return showError(error);
    }
    toast.success(t('help.sales.sent'));
  };
}
