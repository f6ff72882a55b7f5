import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useListPanel } from '~/components/list/listContext.ts';
import { countOf } from '~/components/list/selection.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './customerPicker.module.css';

/** Above the customers that have something: how many they are, with the button that adds some; or how many are selected. */
export function ReceiversHead({ add }: { add: ReactNode }) {
  const { t } = useTranslation();
  const { total } = useListContext();
  const selected = countOf(useListPanel().selection.value);
  const words = () => {
    if (selected > 0) return t('sharing.selected', { number: selected });
    // Not known yet, which is not none.
    return total === undefined ? '\u00a0' : t('sharing.customers', { number: total });
  };
  return (
    <header className={css.head}>
      <h2 aria-live="polite">{words()}</h2>
      {selected === 0 && add}
    </header>
  );
}
