import Button from '@mui/material/Button';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { signOut } from '~/authProvider/signOut.ts';
import { CentredMessage } from '~/components/page/CentredMessage.tsx';
import { config } from '~/session/config.ts';

/** Where everybody of a disabled company lands. Support is offered where the operator has set an address for it. */
export function DisabledCompanyPage() {
  const { t } = useTranslation();
  const { knowledgeBase } = config.links;
  return (
    <CentredMessage
      icon={<Building2 size={22} />}
      title={t('errors.pages.disabled.title')}
      text={t('errors.pages.disabled.text')}
      action={
        <>
          {knowledgeBase && (
            <Button href={knowledgeBase} target="_blank" rel="noopener noreferrer">
              {t('errors.pages.disabled.support')}
            </Button>
          )}
          <Button variant="contained" color="primary" onClick={() => void signOut()}>
            {t('errors.pages.disabled.logout')}
          </Button>
        </>
      }
    />
  );
}
