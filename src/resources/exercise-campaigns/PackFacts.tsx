import { Mail, MessageSquareText } from 'lucide-react';
import type { Pack } from '#contract/exercise/templates';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './packFacts.module.css';

/** How hard a pack is, and how many e-mails and text messages it has. */
export function PackFacts({ pack }: { pack: Pack }) {
  const { t } = useTranslation();
  return (
    <ul className={css.facts}>
      <li data-difficulty={pack.difficulty}>{t(`exercise.difficulties.${pack.difficulty}`)}</li>
      <li>
        <Mail size={14} aria-hidden />
        {t('exercise.landing.emails', { count: pack.templatesEmailCount })}
      </li>
      <li>
        <MessageSquareText size={14} aria-hidden />
        {t('exercise.landing.messages', { count: pack.templatesSmsCount })}
      </li>
    </ul>
  );
}
