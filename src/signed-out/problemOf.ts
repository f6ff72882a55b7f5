import { isLocalPath } from '#contract/paths';
import { HeedError } from '~/errors/heedError.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import type { Texts } from '~/i18n/i18n.ts';
import type { NoticeContent } from './FormNotice.tsx';

/** Where a failed call is shown: at a field, or above the form. */
export interface FormProblem {
  email?: string;
  password?: string;
  code?: string;
  notice?: NoticeContent;
}

type Place = 'email' | 'password' | 'code' | 'notice';
const places: Partial<Record<string, Place>> = {
  invalid_credentials: 'password',
  too_many_attempts: 'password',
  weak_password: 'password',
  password_unchanged: 'password',
  account_suspended: 'email',
  email_is_not_connected: 'email',
  mfa_code_wrong: 'code',
  '60202': 'code',
};

/** Our codes for the provider's. `own` shows the provider's sentence. */
const providerCodes: Partial<Record<string, { code: string; place: Place } | { own: true }>> = {
  'auth/invalid-credential': { code: 'invalid_credentials', place: 'password' },
  'auth/invalid-login-credentials': { code: 'invalid_credentials', place: 'password' },
  'auth/wrong-password': { code: 'invalid_credentials', place: 'password' },
  'auth/user-not-found': { code: 'invalid_credentials', place: 'password' },
  'auth/too-many-requests': { code: 'too_many_attempts', place: 'password' },
  'auth/weak-password': { code: 'too_many_attempts', place: 'password' },
  'auth/user-disabled': { code: 'account_suspended', place: 'email' },
  'auth/operation-not-allowed': { own: true },
  'auth/email-already-in-use': { own: true },
};

/** Refusals whose sentence says to contact support; the notice has a button for it. */
const forSupport: readonly string[] = ['sso_required'];

/** Only our own paths and https addresses are shown as "Login here". */
const safeLink = (link: string | undefined) => (link && (isLocalPath(link) || /^https:\/\//.test(link)) ? link : undefined);
/** The server's own sentence, if it differs from that of the code; errors of a field have our texts. */
const ownSentence = ({ code, message, description }: HeedError) =>
  code !== 'validation_failed' && description !== message ? description : undefined;
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Turns an error of a sign-in into texts and the places where they are shown. */
export function problemOf(error: unknown, { t, exists }: Pick<Texts, 't' | 'exists'>): FormProblem {
  const textOf = (code: string) => (exists(`errors.${code}`) ? t(dynamicKey(`errors.${code}`)) : undefined);

  if (error instanceof HeedError) {
    const { code, status, message, info, link, fields } = error;
    if (status === 0) return { notice: { message: t('auth.networkError') } };
    if (code === 'validation_failed' && fields.some((field) => /(^|\.)email$/.test(field)))
      return { email: t('auth.validation.emailFormat') };
    if (status >= 500) return { notice: { message: (code === 'unavailable' && textOf(code)) || t('auth.unknownError') } };
    const text = ownSentence(error) ?? textOf(code) ?? message;
    const place = places[code] ?? 'notice';
    const help = { info, link: safeLink(link), isForSupport: forSupport.includes(code) };
    if (place === 'notice') return { notice: { message: text, ...help } };
    return { [place]: text, ...(help.info || help.link ? { notice: { message: text, ...help } } : {}) };
  }
  const code = codeOf(error);
  if (code === 'auth/invalid-email') return { email: t('auth.login.invalidEmail') };
  if (code === 'auth/network-request-failed') return { notice: { message: t('auth.networkError') } };
  const known = providerCodes[code];
  if (!known) return { notice: { message: t('auth.unknownError') } };
  if ('own' in known) return { email: error instanceof Error ? error.message : t('auth.unknownError') };
  return { [known.place]: textOf(known.code) ?? t('auth.unknownError') };
}

/** The same for a page without fields. */
export const noticeOf = ({ notice, email, password, code }: FormProblem, otherwise: string): NoticeContent =>
  notice ?? { message: email ?? password ?? code ?? otherwise };
