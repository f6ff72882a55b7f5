import { z } from 'zod';
import { email } from '#contract/kit/endpoint';
import { type MailServerSettings, smtpHost, smtpPort } from '#contract/partners/mailSending';
import type { Refusals } from '~/components/form/useSaveForm.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { i18n } from '~/i18n/i18n.ts';

/** When the connection becomes encrypted. */
export const securities = ['starttls', 'tls'] as const;

export interface MailServerForm {
  host: string;
  port: string;
  security: (typeof securities)[number];
  username: string;
  /** Empty keeps the stored one. */
  password: string;
  fromEmail: string;
}

const isHost = (text: string) => smtpHost.safeParse(text).success;
const isPort = (text: string) => text !== '' && smtpPort.safeParse(Number(text)).success;
const isEmail = (text: string) => email.safeParse(text).success;

/** Without a stored password one must be typed. */
export const schemaFor = (hasPassword: boolean) =>
  z.object({
    host: z.string().trim().refine(isHost, 'whiteLabel.sending.hostFormat'),
    port: z.string().trim().refine(isPort, 'whiteLabel.sending.portFormat'),
    security: z.enum(securities),
    username: z.string().trim().min(1, 'whiteLabel.sending.usernameRequired'),
    password: hasPassword ? z.string() : z.string().min(1, 'whiteLabel.sending.passwordRequired'),
    fromEmail: z.string().trim().refine(isEmail, 'whiteLabel.sending.fromFormat'),
  });

export const fromSettings = ({ host, port, isSecure, username, fromEmail }: MailServerSettings): MailServerForm => ({
  host: host ?? '',
  port: String(port ?? 587),
  security: isSecure ? 'tls' : 'starttls',
  username: username ?? '',
  password: '',
  fromEmail: fromEmail ?? '',
});

export const toBody = ({ host, port, security, username, password, fromEmail }: MailServerForm) => ({
  host,
  port: Number(port),
  isSecure: security === 'tls',
  username,
  fromEmail,
  ...(password !== '' && { password }),
});

/** Why a mail server took no test mail, with its own words. */
export const refusedTest = (answer: string | undefined): string =>
  answer ? i18n.t('whiteLabel.sending.refusedWith', { answer }) : i18n.t('whiteLabel.sending.refused');

/** Refusals that a person can answer in a field. */
export function refusals(error: unknown): Refusals<MailServerForm> | undefined {
  if (isHeedError(error, 'from_not_proved')) return { fromEmail: `errors.${error.code}` };
  if (isHeedError(error, 'mail_sender_refused')) return { host: refusedTest(error.info) };
  if (!isHeedError(error, 'validation_failed')) return undefined;
  if (error.fields.includes('port')) return { port: 'whiteLabel.sending.portFormat' };
  return error.fields.includes('password') ? { password: 'whiteLabel.sending.passwordAgain' } : undefined;
}
