import { CentredMessage } from '~/components/page/CentredMessage.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { SettingsFrame } from '~/features/settings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { hasWhiteLabel, useSession } from '~/session/useSession.ts';
import { CustomDomains } from './CustomDomains.tsx';
import { GraphMailbox } from './GraphMailbox.tsx';
import { Look } from './Look.tsx';
import { MailServer } from './MailServer.tsx';
import css from './whiteLabel.module.css';

/** The page of partners. */
export function WhiteLabelPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('shell.nav.whiteLabel')} text={t('whiteLabel.text')} />
      <WhiteLabel />
    </>
  );
}

/** The tab of the settings. */
export function WhiteLabelTab() {
  return (
    <SettingsFrame>
      <WhiteLabel />
    </SettingsFrame>
  );
}

function WhiteLabel() {
  const { t } = useTranslation();
  if (!hasWhiteLabel(useSession()))
    return <CentredMessage level="h2" title={t('whiteLabel.none.title')} text={t('whiteLabel.none.text')} />;
  return (
    <div className={css.sections}>
      <Look />
      <CustomDomains />
      <MailServer />
      <GraphMailbox />
    </div>
  );
}
