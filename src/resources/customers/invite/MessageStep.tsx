import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { inviteTokens, saveInviteMessage } from '#contract/partners/invites';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { keepCompany } from '~/session/store.ts';
import { useSession } from '~/session/useSession.ts';
import { type InviteForm, messageFor } from './inviteForm.ts';
import type { Invite } from './useInvite.ts';
import css from './invite.module.css';

/** The personal message, and how the first customer reads it. It can become the message that later invitations begin with. */
export function MessageStep({ invite: { standard, names } }: { invite: Invite }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { company } = useSession();
  const { setValue } = useFormContext<InviteForm>();
  const { companies = [], message = '' } = useWatch<InviteForm>();
  const saving = useAction(saveInviteMessage, { keepsData: true });
  const keep = async () => {
    try {
      await saving.mutateAsync({ body: { default_customer_invite_message: message } });
      toast.success(t('customers.invite.message.saved'));
      keepCompany({ ...company, default_customer_invite_message: message });
    } catch (error) {
      showError(error);
    }
  };
  const tokens = inviteTokens.map((token) => `{{${token}}}`);
  return (
    <>
      <TextArea
        name="message"
        rows={8}
        label={t('customers.invite.message.label')}
        help={t('customers.invite.message.help', { tokens: tokens.join(', ') })}
        isRequired
      />
      <div className={css.texts}>
        <Button
          size="small"
          variant="outlined"
          loading={saving.isPending}
          disabled={message.trim() === ''}
          onClick={() => void keep()}
        >
          {t('customers.invite.message.save')}
        </Button>
        <Button
          size="small"
          disabled={message === standard}
          onClick={() => setValue('message', standard, { shouldDirty: true, shouldValidate: true })}
        >
          {t('customers.invite.message.reset')}
        </Button>
      </div>
      <section className={css.preview}>
        <h3>{t('customers.invite.message.preview', { company: companies[0]?.companyName ?? '' })}</h3>
        <p>{messageFor(message, companies[0]?.companyName ?? '', names)}</p>
      </section>
    </>
  );
}
