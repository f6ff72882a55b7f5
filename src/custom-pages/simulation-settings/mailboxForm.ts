import { z } from 'zod';
import type { CallInput } from '#contract/kit/endpoint';
import { smtpHost, smtpPort } from '#contract/partners/mailSending';
import {
  type MailboxFailure,
  mailboxFailures,
  type ReportMailbox,
  type saveReportMailbox,
} from '#contract/simulation/reportMailbox';
import type { Refusals } from '~/components/form/useSaveForm.ts';
import { errorText } from '~/errors/errorText.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { i18n } from '~/i18n/i18n.ts';

/** When the connection becomes encrypted. */
export const securities = ['tls', 'starttls'] as const;

export interface MailboxForm {
  host: string;
  port: string;
  security: (typeof securities)[number];
  username: string;
  /** Empty keeps the stored one. */
  password: string;
  folder: string;
}

const isHost = (text: string) => smtpHost.safeParse(text).success;
const isPort = (text: string) => text !== '' && smtpPort.safeParse(Number(text)).success;

/** Without a stored password one must be typed. Messages are locale keys. */
export const mailboxSchema = (hasPassword: boolean) =>
  z.object({
    host: z.string().trim().refine(isHost, 'whiteLabel.sending.hostFormat'),
    port: z.string().trim().refine(isPort, 'simulation.settings.mailbox.portFormat'),
    security: z.enum(securities),
    username: z.string().trim().min(1, 'whiteLabel.sending.usernameRequired'),
    password: hasPassword ? z.string() : z.string().min(1, 'whiteLabel.sending.passwordRequired'),
    folder: z.string().trim().min(1, 'simulation.settings.mailbox.failures.folder'),
  });

export const toMailboxForm = (mailbox: ReportMailbox | null): MailboxForm => ({
  host: mailbox?.server?.host ?? '',
  port: String(mailbox?.server?.port ?? 993),
  security: (mailbox?.server?.isSecure ?? true) ? 'tls' : 'starttls',
  username: mailbox?.server ? mailbox.username : '',
  password: '',
  folder: mailbox?.server ? mailbox.folder : 'INBOX',
});

export const toMailboxBody = (form: MailboxForm): CallInput<typeof saveReportMailbox>['body'] => ({
  host: form.host,
  port: Number(form.port),
  isSecure: form.security === 'tls',
  username: form.username,
  folder: form.folder,
  ...(form.password !== '' && { password: form.password }),
});

/** Why a mailbox cannot be read, with the words of its server. i18n-keys: simulation.settings.mailbox.failures.* */
export const failureText = ({ kind, detail }: MailboxFailure): string =>
  [
    i18n.t(`simulation.settings.mailbox.failures.${kind}`),
    ...(detail ? [i18n.t('whiteLabel.sending.answer', { answer: detail })] : []),
  ].join(' ');

/** The failure that a refusal tells as `kind: answer`. */
export function failureIn(info: string | undefined): MailboxFailure {
  const [name = '', ...detail] = (info ?? '').split(': ');
  return { kind: mailboxFailures.find((kind) => kind === name) ?? 'unreachable', detail: detail.join(': ') };
}

/** Why a mailbox at Microsoft was not connected. */
export function connectProblem(error: unknown): string {
  if (isHeedError(error, 'report_mailbox_refused')) return failureText(failureIn(error.info));
  if (isHeedError(error, 'verification_token_expired')) return i18n.t('whiteLabel.graph.expired');
  return errorText(error);
}

/** Refusals that a person can answer in a field. */
export function mailboxRefusals(error: unknown): Refusals<MailboxForm> | undefined {
  if (isHeedError(error, 'report_mailbox_personal')) return { username: `errors.${error.code}` };
  if (isHeedError(error, 'report_mailbox_refused')) {
    const failure = failureIn(error.info);
    const field = ({ signIn: 'password', folder: 'folder' } as const)[failure.kind as 'signIn' | 'folder'] ?? 'host';
    return { [field]: failureText(failure) };
  }
  if (!isHeedError(error, 'validation_failed')) return undefined;
  if (error.fields.includes('port')) return { port: 'simulation.settings.mailbox.portFormat' };
  return error.fields.includes('password') ? { password: 'whiteLabel.sending.passwordAgain' } : undefined;
}
