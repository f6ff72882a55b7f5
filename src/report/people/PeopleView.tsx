import type { ReactNode } from 'react';
import { personName } from '~/components/data/personName.ts';
import type { PersonRow } from '~/dataProvider/adapters/reportPeople.ts';
import { ListView } from '~/components/list/ListView.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './PeopleView.module.css';

interface PeopleViewProps {
  title?: string;
  /** Actions on all of them. */
  actions: ReactNode;
  bulkActions: ReactNode;
  hasColumnPicker?: boolean;
}

/** People with their progress in one or several campaigns; inside their list. */
export function PeopleView({ title, actions, ...list }: PeopleViewProps) {
  const { t } = useTranslation();
  return (
    <section>
      <header className={css.head}>
        {title && <h2>{title}</h2>}
        <div className={css.actions}>{actions}</div>
      </header>
      <ListView<PersonRow> nameOf={personName} empty={{ hint: t('campaigns.people.empty') }} {...list} />
    </section>
  );
}
