import { useMemo } from 'react';
import { z } from 'zod';
import { helpLimits, salesUsers } from '#contract/help/limits';
import { requestSales, sendQuoteForm } from '#contract/help/sales';
import { visitorToken } from '~/browser/visitor.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { NumberInput } from '~/components/form/inputs/NumberInput.tsx';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { callEndpoint } from '~/dataProvider/index.ts';
import { VerifyEmailDialog } from '~/features/account/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';

interface Values {
  phone: string;
  usersNumber: string;
  message: string;
}
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
function SalesForm({ onClose, message = '' }: ContactSalesDialogProps) {
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
    values: useMemo(() => ({ phone: '', usersNumber: String(salesUsers.initial(isBoosted)), message }), [isBoosted, message]),
    draft: `sales ${company.id}`,
    send,
  });
  return (
    <FormDialog saving={saving} title={t('plans.contactSales')} confirmLabel={t('help.sales.submit')} onClose={onClose}>
      <TextInput
        name="phone"
        type="tel"
        label={t('help.sales.phone')}
        dir="ltr"
        autoComplete="tel"
        maxLength={helpLimits.phoneMax}
        isRequired
      />
      <NumberInput
        name="usersNumber"
        label={t('help.sales.users')}
        notNumber={t('help.sales.tooFew', { least: count })}
        isRequired
      />
      <TextArea name="message" rows={4} label={t('help.sales.message')} />
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
