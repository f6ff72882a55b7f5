import { FileDown, Mail, MailX } from 'lucide-react';
import { type Findings, getFindings, setFindingMail } from '#contract/partners/findings';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { MoreMenu } from '~/components/page/MoreMenu.tsx';
import { useAction, useCsvExport } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';

/** All findings as a file, and the reader's own weekly mail about them. */
export function FindingsMenu({ findings: { isMailed, affected } }: { findings: Findings }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const canSwitch = useCan('findings:mail');
  const { mutateAsync } = useAction(setFindingMail);
  const { start } = useCsvExport(getFindings, {
    filename: 'findings.csv',
    onDone: ({ rows: count, filename: file }) => toast.success(t('customers.export.done', { count, file })),
    onFailed: showError,
  });
  const switchMail = async () => {
    try {
      await mutateAsync({ body: { isOn: !isMailed } });
      toast.success(t(isMailed ? 'customers.findings.mail.isOff' : 'customers.findings.mail.isOn'));
    } catch (error) {
      showError(error);
    }
  };
  const file = { key: 'file', label: t('customers.findings.file'), icon: <FileDown size={16} />, run: () => void start({}) };
  const Icon = isMailed ? MailX : Mail;
  const mail = {
    key: 'mail',
    label: t(isMailed ? 'customers.findings.mail.turnOff' : 'customers.findings.mail.turnOn'),
    icon: <Icon size={16} />,
    run: () => void switchMail(),
  };
  const actions = [...(affected > 0 ? [file] : []), ...(canSwitch ? [mail] : [])];
  return actions.length > 0 ? <MoreMenu actions={actions} label={t('customers.findings.more')} /> : null;
}
