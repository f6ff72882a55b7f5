import Button from '@mui/material/Button';
import { Building2, Compass, ServerCrash } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/paths';
import { signOut } from '~/authProvider/signOut.ts';
import { CentredMessage } from '~/components/page/CentredMessage.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { LateHelp } from '~/support/LateHelp.tsx';
import { openSupport } from '~/support/supportStore.ts';

/** Shown for an unknown URL. */
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

/** Shown when the server fails. The retry starts at the home page, because this URL would show the same error. */
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

/** Shown to all people of a disabled company, who are signed out. Leads to support and to the sign-in page. */
export function DisabledCompanyPage() {
  const { t } = useTranslation();
  return (
    <>
      <CentredMessage
        icon={<Building2 size={22} />}
        title={t('errors.pages.disabled.title')}
        text={t('errors.pages.disabled.text')}
        action={
          <>
            <Button onClick={openSupport}>{t('errors.pages.disabled.support')}</Button>
            <Button variant="contained" color="primary" onClick={() => void signOut()}>
              {t('errors.pages.disabled.logout')}
            </Button>
          </>
        }
      />
      <LateHelp />
    </>
  );
}
