import { lazy, Suspense, useState } from 'react';
import { paths } from '#contract/paths';
import type { SecondStep } from '~/authProvider/signIn.ts';
import { signInToCompany, signInWithMagicLink } from '~/authProvider/signInByLink.ts';
import { signOutRemembered } from '~/authProvider/signOut.ts';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { keepFlash, setFlash } from '~/session/signals.ts';
import { noticeOf, problemOf } from './problemOf.ts';
import { Page } from './Page.tsx';
import { useTokenSignIn } from './useTokenSignIn.ts';

const SecondStepPage = lazy(() =>
  fetchedCode(import('./mfa/SecondStepPage.tsx')).then((page) => ({ default: page.SecondStepPage })),
);

interface SignInLinkPageProps {
  /** `magic` signs the person in in this browser; `company` signs them in for another company, in this tab alone. */
  kind: 'magic' | 'company';
  token: string;
  onLeave: () => void;
}

/** Uses the one-time token of a link; `app/boot` then shows the panel. */
export function SignInLinkPage({ kind, token, onLeave }: SignInLinkPageProps) {
  const { t, i18n } = useTranslation();
  const [step, setStep] = useState<SecondStep>();

  useTokenSignIn(token, {
    signIn: () => begin(kind, token),
    next: setStep,
    failure: async (error) => {
      const flash = { tone: 'error', text: noticeOf(problemOf(error, i18n), t('auth.unknownError')).message } as const;
      if (kind === 'company') {
        // A person who is signed in in this browser stays so, and reads the message there.
        keepFlash(flash);
        location.replace(paths.login);
        return;
      }
      await signOutRemembered();
      setFlash(flash);
      onLeave();
    },
  });

  if (!step) return <Page title={t('auth.login.title')} intro={t('auth.login.submitting')} focusTitle />;
  return (
    <Suspense fallback={<Page title={t('auth.login.title')} intro={t('auth.login.submitting')} focusTitle />}>
      <SecondStepPage step={step} onLeave={onLeave} />
    </Suspense>
  );
}

/** Where a magic link leads, by its `redirectTo`; anything else leads to the home page. */
const magicTargets: Partial<Record<string, string>> = { trainings: paths.courses, users: paths.allUsers };

async function begin(kind: SignInLinkPageProps['kind'], token: string): Promise<SecondStep | undefined> {
  const query = new URLSearchParams(location.search);
  if (kind === 'company') {
    await signInToCompany(token, query.get('companyId'));
    return undefined;
  }
  query.set('redirectTo', magicTargets[query.get('redirectTo') ?? ''] ?? paths.home);
  history.replaceState(null, '', `${paths.login}?${query.toString()}`);
  return signInWithMagicLink(token);
}
