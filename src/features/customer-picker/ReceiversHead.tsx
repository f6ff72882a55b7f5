import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useListPanel } from '~/components/list/listContext.ts';
import { countOf } from '~/components/list/selection.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './customerPicker.module.css';

/** Above the customers that have something: how many they are, with the button that adds some; or how many are selected. */
export function ReceiversHead({ add }: { add: ReactNode }) {
  const { t } = useTranslation();
  const { total = 0 } = useListContext();
  const selected = countOf(useListPanel().selection.value);
  return (
    <header className={css.head}>
      <h2 aria-live="polite">
        {selected > 0 ? t('sharing.selected', { number: selected }) : t('sharing.customers', { number: total })}
      </h2>
      {selected === 0 && add}
    </header>
  );
}
