import type { AuditEntry } from '#contract/company/audit';
import { ssoName } from '#contract/company/ssoProviders';
import { formatDateTime, formatNumber } from '~/components/data/format.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import type { Translate } from '~/i18n/translate.ts';

interface Fact {
  key: string;
  label: string;
  before: string;
  after: string;
}

const isMoment = (value: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value));

/** Facts that are stored as one of a few words, and where the texts of these are. */
const wordLists: Record<string, string> = {
  way: 'auditLog.ways',
  end: 'settings.keys.ends',
  assignmentType: 'auditLog.audiences',
  workingDays: 'simulation.sending.days',
  verdict: 'simulationEvents.classes',
  reason: 'simulationReview.reasons',
  scope: 'simulationReview.scopes',
};

/**
 * The state before and after of an entry as text: a row for each fact, in the stored order.
 * A fact without a text in the locales shows its name, so that no stored fact is hidden.
 * i18n-keys: auditLog.facts.*
 * i18n-keys: auditLog.ways.*
 * i18n-keys: auditLog.audiences.*
 * i18n-keys: simulation.sending.days.*
 * i18n-keys: simulationEvents.classes.*
 * i18n-keys: simulationReview.reasons.*
 * i18n-keys: simulationReview.scopes.*
 */
export function factsOf(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  t: Translate,
  isKnown: (key: string) => boolean,
): Fact[] {
  const nameOf = (key: string): string => {
    const text = `auditLog.facts.${key}`;
    return isKnown(text) ? t(dynamicKey(text)) : key;
  };
  const wordOf = (key: string, value: string): string | undefined => {
    if (key === 'provider') return ssoName(value, t);
    const text = `${wordLists[key]}.${value}`;
    return isKnown(text) ? t(dynamicKey(text)) : undefined;
  };
  const wordsOf = (value: unknown, key = ''): string => {
    const known = typeof value === 'string' ? wordOf(key, value) : undefined;
    if (known) return known;
    if (value === null || value === undefined || value === '') return t('auditLog.details.nothing');
    if (typeof value === 'boolean') return value ? t('auditLog.details.yes') : t('auditLog.details.no');
    if (typeof value === 'number') return formatNumber(value);
    if (typeof value === 'string') return isMoment(value) ? formatDateTime(value) : value;
    if (Array.isArray(value))
      return value.length > 0 ? value.map((part) => wordsOf(part, key)).join(', ') : t('auditLog.details.nothing');
    return Object.entries(value)
      .map(([name, part]) => `${nameOf(name)}: ${wordsOf(part, name)}`)
      .join('\n');
  };
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return keys.map((key) => ({ key, label: nameOf(key), before: wordsOf(before?.[key], key), after: wordsOf(after?.[key], key) }));
}
