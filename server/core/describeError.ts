/**
 * What the log contains of an error: its kind and place, without personal data. Drivers put values into messages and fields
 * (parameters, "Key (email)=(…)", rejected addresses), so only the fields listed here are logged, and messages only if they
 * cannot quote values.
 */
const safeFields = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;
const safeToo = ['syscall', 'address', 'port', 'status', 'statusCode', 'responseCode', 'command'] as const;
const deepest = 5;

const emailAddress = /[^\s<>"'(),;:/]+(@|%40)[^\s<>"'(),;:/]+/gi;
/** Replaces everything that looks like an email address. */
export const withoutAddresses = (text: string): string => text.replace(emailAddress, '[address]');

type Fields = Error & Record<string, unknown>;

/** Data exceptions and internal errors quote values; all others name tables and constraints only. */
const quotesValues = (sqlState: unknown) => typeof sqlState === 'string' && /^(22|XX|P0)/.test(sqlState);
const isFromDatabase = (error: Fields) => 'severity' in error && 'routine' in error;

function messageOf(error: Fields): string | undefined {
  // drizzle's message contains the parameters; the statement itself only has placeholders.
  if ('query' in error && 'params' in error) return typeof error['query'] === 'string' ? error['query'] : undefined;
  if (isFromDatabase(error)) return quotesValues(error['code']) ? undefined : error.message;
  // A mail server's reply contains addresses.
  if ('responseCode' in error || 'issues' in error) return undefined;
  return withoutAddresses(error.message).replace(/"[^"]*"/g, '"…"');
}

/** Paths and codes of a ZodError, without values. */
function issuesOf({ issues }: Fields) {
  if (!Array.isArray(issues)) return undefined;
  return (issues as { path?: unknown; code?: unknown }[]).map(({ path, code }) => ({ path, code }));
}

interface ErrorLine {
  type: string;
  message?: string | undefined;
  at?: string | undefined;
  issues?: unknown;
  cause?: ErrorLine | undefined;
  [field: string]: unknown;
}

export function describeError(error: unknown, depth = 0): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error };
  const source = error as Fields;
  const fields = Object.fromEntries([...safeFields, ...safeToo].flatMap((name) => (name in source ? [[name, source[name]]] : [])));
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause !== undefined && depth < deepest ? describeError(error.cause, depth + 1) : undefined;
  return { type: error.name, message: messageOf(source), ...fields, issues: issuesOf(source), cause, at: frames?.join('\n') };
}
