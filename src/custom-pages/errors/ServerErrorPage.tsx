import Button from '@mui/material/Button';
import { ServerCrash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths';
import { CentredMessage } from '~/components/page/CentredMessage.tsx';

/** The server failed; trying again begins at home, because this address would only show the same. */
export function ServerErrorPage() {
  const { t } = useTranslation();
  return (
    <CentredMessage
      icon={<ServerCrash size={22} />}
      title={t('errors.pages.server.title')}
      text={t('errors.pages.server.text')}
      action={
        <Button variant="contained" color="primary" onClick={() => location.assign(paths.home)}>
          {t('errors.pages.server.reload')}
        </Button>
      }
    />
  );
}
