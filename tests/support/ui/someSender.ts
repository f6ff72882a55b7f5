import type { GraphSettings } from '#contract/partners/graphSending';
import type { MailServerSettings } from '#contract/partners/mailSending';

/** A company without a mail server of its own. */
export const noMailServer: MailServerSettings = {
  host: null,
  port: null,
  username: null,
  password: { isSet: false },
  fromEmail: null,
  isSecure: null,
  failingSince: null,
  lastFailure: null,
};

export const someMailServer: MailServerSettings = {
  ...noMailServer,
  host: 'smtp.acme.example',
  port: 465,
  username: 'ana',
  password: { isSet: true },
  fromEmail: 'training@acme.example',
  isSecure: true,
};

/** A company without a mailbox at Microsoft, which could connect one. */
export const noMailbox: GraphSettings = {
  isAvailable: true,
  isConnected: false,
  fromEmail: null,
  failingSince: null,
  lastFailure: null,
};

export const someMailbox: GraphSettings = { ...noMailbox, isConnected: true, fromEmail: 'training@acme.example' };
