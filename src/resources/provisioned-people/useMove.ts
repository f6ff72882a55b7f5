import { decideMove, type ProvisionedPerson } from '#contract/company/scim';
import { personName } from '~/components/data/personName.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { useAction } from '~/dataProvider/index.ts';
import { useStep } from '~/features/two-factor/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** Yes or no to the address that the directory gives to somebody who uses the panel: by the person, or by the account owner. */
export function useMove() {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const step = useStep();
  const deciding = useAction(decideMove);

  const decideOn = async (person: ProvisionedPerson, isConfirmed: boolean) => {
    const names = { name: personName(person) || person.email, email: person.email, newEmail: person.newEmail ?? '' };
    const words = isConfirmed
      ? { title: t('scim.moving.confirmTitle', names), help: t('scim.moving.confirmText', names), action: t('scim.moving.confirm') }
      : {
          title: t('scim.moving.declineTitle', names),
          help: t('scim.moving.declineText', names),
          action: t('scim.moving.decline'),
        };
    await step.run(words, (verificationTokenId) =>
      deciding.mutateAsync({ params: { userId: person.id }, body: { isConfirmed, newEmail: names.newEmail, verificationTokenId } }),
    );
    toast.success(isConfirmed ? t('scim.moving.confirmed', names) : t('scim.moving.declined', names));
  };
  return {
    decide: (person: ProvisionedPerson, isConfirmed: boolean) => void decideOn(person, isConfirmed).catch(showError),
    dialog: step.dialog,
  };
}
