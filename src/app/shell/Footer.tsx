import { useTranslation } from 'react-i18next';
import { config } from '~/session/config.ts';

const links = ['userAgreement', 'privacyPolicy'] as const;

/** Legal links, as far as the operator has set them. */
export function Footer() {
  const { t } = useTranslation();
  const shown = links.filter((name) => config.links[name]);
  if (shown.length === 0) return null;
  return (
    <footer className="footer" aria-label={t('shell.footer.title')}>
      {shown.map((name) => (
        <a key={name} href={config.links[name]} target="_blank" rel="noopener noreferrer">
          {t(`shell.footer.${name}`)}
          <span className="visually-hidden"> ({t('common.opensInNewTab')})</span>
        </a>
      ))}
    </footer>
  );
}
