import Button from '@mui/material/Button';
import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths';
import { CentredMessage } from '~/components/page/CentredMessage.tsx';

/** An address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <CentredMessage
      icon={<Compass size={22} />}
      title={t('errors.pages.notFound.title')}
      text={t('errors.pages.notFound.text')}
      action={
        <Button variant="contained" color="primary" component={Link} to={paths.home} reloadDocument>
          {t('errors.pages.notFound.home')}
        </Button>
      }
    />
  );
}
