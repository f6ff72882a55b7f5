import { type ReactNode, useState } from 'react';
import { isMailedUnasked, type MfaMethod } from '#contract/session/mfaMethods';
import type { SecondStep } from '~/authProvider/signIn.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { FormNotice } from '../FormNotice.tsx';
import { BackIcon } from '../icons.tsx';
import { Page } from '../Page.tsx';
import signedOutCss from '../signedOut.module.css';
import { CodeForm } from './CodeForm.tsx';
import { PasskeyForm } from './PasskeyForm.tsx';
import css from './mfa.module.css';

interface SecondStepPageProps {
  step: SecondStep;
  onLeave: () => void;
}

/**
 * The second step of a sign-in, in the way that the person chooses among the ways that the server offers; the first is the default. A person
 * who has another way than codes by e-mail gets a code only on request, by choosing that way.
 */
export function SecondStepPage({ step, onLeave }: SecondStepPageProps) {
  const { t } = useTranslation();
  const [method, setMethod] = useState<MfaMethod | undefined>(step.methods[0]);
  const [isMailed, setMailed] = useState(isMailedUnasked(step.methods));
  const choose = (other: MfaMethod) => {
    setMailed(true);
    setMethod(other);
  };
  const leave = (
    <button type="button" className={`${signedOutCss.link} ${signedOutCss.back}`} onClick={onLeave}>
      <BackIcon />
      {t('auth.mfa.back')}
    </button>
  );

  if (!method) {
    return (
      <Page title={t('auth.mfa.passkey.title')} below={leave} focusTitle>
        <FormNotice notice={{ message: t('auth.mfa.none') }} tone="info" />
      </Page>
    );
  }
  const otherWays = <OtherWays methods={step.methods.filter((other) => other !== method)} onChoose={choose} />;
  return method === 'passkey' ? (
    <PasskeyForm key={method} step={step} below={leave} otherWays={otherWays} />
  ) : (
    <CodeForm key={method} method={method} step={step} isMailed={isMailed} below={leave} otherWays={otherWays} />
  );
}

function OtherWays({ methods, onChoose }: { methods: readonly MfaMethod[]; onChoose: (method: MfaMethod) => void }): ReactNode {
  const { t } = useTranslation();
  if (methods.length === 0) return null;
  return (
    <div className={css.otherWays}>
      <p>{t('auth.mfa.otherWays')}</p>
      <ul>
        {methods.map((method) => (
          <li key={method}>
            <button type="button" className={signedOutCss.link} onClick={() => onChoose(method)}>
              {t(`auth.mfa.ways.${method}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
