import { changeOwnAddress } from '#contract/session/addresses';
import { callEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { StepDialog } from './StepDialog.tsx';

interface ChangeAddressDialogProps {
  /** The new address. */
  email: string;
  onRequested: () => Promise<unknown>;
  /** The address is refused, not the password or the code: the field with the address shows why. */
  onRefused: (error: unknown) => void;
  onClose: () => void;
}

/** Requests a change of one’s own address, after the password and, for people with a second factor, that factor. */
export function ChangeAddressDialog({ email, onRequested, onRefused, onClose }: ChangeAddressDialogProps) {
  const { t } = useTranslation();
  const ask = async (verificationTokenId: string) => {
    try {
      await callEndpoint(changeOwnAddress, { body: { email, verificationTokenId } });
    } catch (error) {
      onClose();
      return onRefused(error);
    }
    onClose();
    await onRequested();
  };
  return <StepDialog title={t('security.address.title', { email })} help={t('profile.emailHelp')} onDone={ask} onClose={onClose} />;
}
