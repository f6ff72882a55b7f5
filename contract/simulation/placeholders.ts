/**
 * What a simulated message may have filled in when it is sent, written `{{firstName}}`. The name of its sender is the same for everybody, so
 * it only has that of the company. Imports nothing.
 */
export const messagePlaceholders = ['firstName', 'companyName', 'department', 'date'] as const;
export const senderPlaceholders = ['companyName'] as const;
export type MessagePlaceholder = (typeof messagePlaceholders)[number];

const placeholder = /\{\{([^{}]*)\}\}/g;

/** Whether all that stands in two braces is one of these. */
export const hasOnly = (known: readonly string[], text: string): boolean =>
  [...text.matchAll(placeholder)].every(([, name = '']) => known.includes(name));

/** The text with its placeholders filled in; `write` escapes a value for where it stands. */
export const fillIn = (
  text: string,
  values: Readonly<Record<MessagePlaceholder, string>>,
  write: (value: string) => string = (value) => value,
): string =>
  text.replace(placeholder, (whole, name: string) => (name in values ? write(values[name as MessagePlaceholder]) : whole));
