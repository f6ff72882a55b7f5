import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { sessionLimits } from '#contract/session/limits';
import type { PasskeyAnswer } from '#contract/session/passkeyAnswers';
import { isMailedUnasked, type MfaMethod, mfaCodePattern, type StepPurpose } from '#contract/session/mfaMethods';
import { passkeyChallenge, sendCode, verifyPassword } from '#contract/session/mfa';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { PasswordInput } from '~/components/form/inputs/PasswordInput.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { callEndpoint } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import textButtonCss from '~/components/page/textButton.module.css';
import formCss from '~/components/form/form.module.css';
import { ResendCode } from './ResendCode.tsx';
import css from './twoFactor.module.css';

/** The answer to a second step: `passkey` comes with the browser's answer, the other methods with a code. */
export interface FactorAnswer {
  method: MfaMethod;
  code?: string;
  answer?: PasskeyAnswer;
}

interface ConfirmItsYouProps {
  /** Names the change that follows. */
  title: string;
  help?: string | undefined;
  tone?: 'normal' | 'danger' | undefined;
  /** The purpose of the step; `change` by default. */
  purpose?: StepPurpose | undefined;
  /** Sends the factor, and then closes or replaces this dialog. A refusal of the code is shown at its field. */
  onFactor: (token: string, factor: FactorAnswer) => Promise<unknown>;
  onPassword?: ((token: string) => Promise<unknown>) | undefined;
  /** The label of the last button of the dialog: with `onPassword` that of the password. */
  action?: string | undefined;
  /** For people who may have no password, because they signed in with single sign-on: a factor or a code by e-mail alone. */
  isWithoutPassword?: boolean;
  onClose: () => void;
}

interface Begun {
  token: string;
  methods: readonly MfaMethod[];
}

/** Asks for one's password, then for a second factor (by e-mail where there is none; not with `onPassword`), before a change. */
export function ConfirmItsYou(props: ConfirmItsYouProps) {
  const [step, setStep] = useState<Begun>();
  const [method, setMethod] = useState<MfaMethod>();
  const [isMailed, setMailed] = useState(false);
  if (!step) {
    const begin = (begun: Begun) => {
      setStep(begun);
      setMethod(begun.methods[0]);
      setMailed(isMailedUnasked(begun.methods));
    };
    return props.isWithoutPassword ? <NoPasswordStep {...props} onDone={begin} /> : <PasswordStep {...props} onDone={begin} />;
  }
  const otherWays = <OtherWays methods={step.methods.filter((other) => other !== method)} onChoose={setMethod} />;
  if (!method) return <ConfirmDialog open title={props.title} confirmDisabled onConfirm={() => false} onClose={props.onClose} />;
  if (method === 'passkey') return <PasskeyStep {...props} step={step} otherWays={otherWays} />;
  return (
    <CodeStep
      key={method}
      {...props}
      method={method}
      step={step}
      isMailed={isMailed}
      onMailed={() => setMailed(true)}
      otherWays={otherWays}
    />
  );
}

const passwordSchema = z.object({ password: z.string().min(1).max(sessionLimits.passwordMax) });
const noPassword = { password: '' };

type FirstStepProps = ConfirmItsYouProps & { onDone: (step: Begun) => void };

/** Begins a step, and mails the code if that is the only way to confirm it. */
function useBegin({
  purpose,
  onPassword,
}: Pick<ConfirmItsYouProps, 'purpose' | 'onPassword'>): (body: { password?: string }) => Promise<Begun | undefined> {
  const { t } = useTranslation();
  const toast = useToast();
  const { email } = useSession().user;
  return async (body) => {
    const { verificationTokenId: token, methods } = await callEndpoint(verifyPassword, {
      body: { ...body, ...(purpose && { purpose }) },
    });
    if (onPassword) return void (await onPassword(token));
    if (isMailedUnasked(methods)) {
      await callEndpoint(sendCode, { body: { email, verificationTokenId: token } });
      toast.success(t('auth.mfa.email.sent'));
    }
    return { token, methods };
  };
}

function NoPasswordStep({ title, help, tone, purpose, onClose, onDone }: FirstStepProps) {
  const { t } = useTranslation();
  const begin = useBegin({ purpose });
  const proceed = async () => {
    const begun = await begin({});
    if (begun) onDone(begun);
    return false;
  };
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={t('security.confirm.continue')}
      tone={tone}
      onConfirm={proceed}
      onClose={onClose}
    >
      <div className={formCss.column}>
        {help && <p className={css.help}>{help}</p>}
        <p className={css.help}>{t('security.confirm.withoutPassword')}</p>
      </div>
    </ConfirmDialog>
  );
}

function PasswordStep(props: FirstStepProps) {
  const { title, help, tone, action, onPassword, onClose, onDone } = props;
  const { t } = useTranslation();
  const { email } = useSession().user;
  const begin = useBegin(props);
  const saving = useSaveForm({
    schema: passwordSchema,
    values: noPassword,
    draft: null,
    send: async (body) => {
      const begun = await begin(body);
      if (begun) onDone(begun);
    },
    refusals: (error) => (isHeedError(error, 'wrong_password') ? { password: 'profile.password.wrong' } : undefined),
  });
  return (
    <FormDialog
      saving={saving}
      title={title}
      confirmLabel={(onPassword && action) ?? t('security.confirm.continue')}
      tone={tone}
      staysOpen
      onClose={onClose}
      confirmDisabled={saving.form.watch('password') === ''}
      intro={help && <p className={css.help}>{help}</p>}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput name="password" label={t('security.confirm.passwordTitle')} autoComplete="current-password" autoFocus />
    </FormDialog>
  );
}

interface FactorStepProps extends ConfirmItsYouProps {
  step: Begun;
  otherWays: ReactNode;
}

const digits = z.object({ code: z.string().trim().regex(mfaCodePattern, 'auth.mfa.codeFormat') });
const recoveryCode = z.object({ code: z.string().trim().min(1, 'auth.mfa.codeRequired') });
const noCode = { code: '' };

interface CodeStepProps extends FactorStepProps {
  method: Exclude<MfaMethod, 'passkey'>;
  /** A code was mailed for this step. */
  isMailed: boolean;
  onMailed: () => void;
}

function CodeStep({ title, tone, onFactor, onClose, step, method, isMailed, onMailed, otherWays }: CodeStepProps) {
  const { t } = useTranslation();
  const { email } = useSession().user;
  const schema = method === 'recovery' ? recoveryCode : digits;
  const saving = useSaveForm({
    schema,
    values: noCode,
    draft: null,
    send: ({ code }) => onFactor(step.token, { method, code }),
    valuesOf: () => noCode,
    refusals: codeRefusals,
  });
  const about = { email, minutes: sessionLimits.mfa.codeMinutes };
  const isRight = schema.safeParse({ code: saving.form.watch('code') }).success;
  return (
    <FormDialog
      saving={saving}
      title={title}
      confirmLabel={t(`auth.mfa.${method}.submit`)}
      tone={tone}
      staysOpen
      onClose={onClose}
      confirmDisabled={!isRight}
      intro={
        <p className={css.help}>
          {method === 'email' && !isMailed ? t('auth.mfa.email.ask', about) : t(`auth.mfa.${method}.intro`, about)}
        </p>
      }
    >
      <TextInput
        name="code"
        label={t(`auth.mfa.${method}.field`)}
        isRequired
        autoFocus
        dir="ltr"
        inputMode={method === 'recovery' ? 'text' : 'numeric'}
        autoComplete={method === 'recovery' ? 'off' : 'one-time-code'}
      />
      {method === 'email' && <ResendCode token={step.token} isFirst={!isMailed} onSent={onMailed} />}
      {otherWays}
    </FormDialog>
  );
}

const codeRefusals = (error: unknown) => {
  if (isHeedError(error, 'mfa_code_wrong')) return { code: 'errors.mfa_code_wrong' };
  return isHeedError(error, '60202') ? { code: 'errors.60202' } : undefined;
};

function PasskeyStep({ title, tone, onFactor, onClose, step, otherWays }: FactorStepProps) {
  const { t } = useTranslation();
  const [isCancelled, setCancelled] = useState(false);
  const confirm = async () => {
    setCancelled(false);
    const body = { verificationTokenId: step.token };
    const [{ startAuthentication }, options] = await Promise.all([
      import('@simplewebauthn/browser'),
      callEndpoint(passkeyChallenge, { body }),
    ]);
    const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    // Rejects when the person cancels, or waits too long.
    const answer = await startAuthentication({ optionsJSON }).catch(() => undefined);
    if (!answer) {
      setCancelled(true);
      return false;
    }
    await onFactor(step.token, { method: 'passkey', answer: { ...answer } });
    return false;
  };
  return (
    <ConfirmDialog open title={title} confirmLabel={t('auth.mfa.passkey.submit')} tone={tone} onConfirm={confirm} onClose={onClose}>
      <div className={formCss.column}>
        <p className={css.help}>{t('auth.mfa.passkey.intro')}</p>
        {isCancelled && (
          <p className={css.problem} role="alert">
            {t('auth.mfa.passkey.failed')}
          </p>
        )}
        {otherWays}
      </div>
    </ConfirmDialog>
  );
}

function OtherWays({ methods, onChoose }: { methods: readonly MfaMethod[]; onChoose: (method: MfaMethod) => void }) {
  const { t } = useTranslation();
  if (methods.length === 0) return null;
  return (
    <div>
      <p className={css.help}>{t('security.confirm.otherWays')}</p>
      <ul className={css.ways}>
        {methods.map((method) => (
          <li key={method}>
            <button type="button" className={textButtonCss.button} onClick={() => onChoose(method)}>
              {t(`auth.mfa.ways.${method}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
