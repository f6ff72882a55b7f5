import { createTransport } from 'nodemailer';
import type { Env } from '../env.ts';

export interface Post {
  send(mail: { to: string; subject: string; text: string; html: string }): Promise<void>;
  /** Whether the text stays in the database to be read at /outbox, because it goes nowhere else. */
  keepsText: boolean;
  close(): void;
}

/** SMTP when SMTP_URL is set; otherwise mail stays in the outbox. */
export function openPost(env: Pick<Env, 'smtpUrl' | 'mailFrom'>): Post {
  if (!env.smtpUrl) return { send: () => Promise.resolve(), keepsText: true, close: () => undefined };
  const transport = createTransport(env.smtpUrl, { pool: true, maxConnections: 5 } as object);
  return {
    async send(mail) {
      await transport.sendMail({ from: env.mailFrom, ...mail, disableFileAccess: true, disableUrlAccess: true });
    },
    keepsText: false,
    close: () => transport.close(),
  };
}
