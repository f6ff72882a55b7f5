import type { WayIn } from '#contract/session/passwords';
import { useTranslation } from '~/i18n/useTranslation.ts';
import signedOutCss from '../signedOut.module.css';
import css from './WaysInQuestion.module.css';

interface WaysInQuestionProps {
  waysIn: readonly WayIn[];
  onAnswer: (endsWaysIn: boolean) => void;
}

/** Asks whether keys and tokens that go on after a new password shall end: somebody else may have made them. i18n-keys: auth.change.waysIn.kinds.* */
export function WaysInQuestion({ waysIn, onAnswer }: WaysInQuestionProps) {
  const { t } = useTranslation();
  return (
    <div className={css.question}>
      <ul className={css.list}>
        {waysIn.map(({ kind, name, companyName }) => (
          <li key={`${kind} ${name} ${companyName}`}>
            <span className={css.kind}>{t(`auth.change.waysIn.kinds.${kind}`)}</span>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <span className={css.company}>
              <bdi>{companyName}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <p className={signedOutCss.hint}>{t('auth.change.waysIn.hint')}</p>
      <button type="button" className={signedOutCss.submit} onClick={() => onAnswer(true)}>
        {t('auth.change.waysIn.end')}
      </button>
      <button type="button" className={signedOutCss.secondary} onClick={() => onAnswer(false)}>
        {t('auth.change.waysIn.keep')}
      </button>
    </div>
  );
}
