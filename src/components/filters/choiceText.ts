import { dynamicKey } from '~/i18n/dynamicKey.ts';
import type { Translate } from '~/i18n/translate.ts';
import type { ChoicesFilter } from './filter.ts';

/** The text of a value of a filter. */
export const choiceText = ({ keyOf, nameOf }: ChoicesFilter, value: string, t: Translate): string =>
  nameOf?.(value) ?? t(dynamicKey(keyOf(value)));
