import Button from '@mui/material/Button';
import { Bookmark, Check, EllipsisVertical, Pencil, Replace, Trash2 } from 'lucide-react';
import { useContext, useState } from 'react';
import { useGetList } from 'react-admin';
import { companyLimits } from '#contract/company/limits';
import type { SavedFilter } from '#contract/company/savedFilters';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { RowMenu } from '~/components/list/RowMenu.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { SavedQueryContext, type SavedQueryMenu } from './savedQueryContext.ts';
import iconButtonCss from '~/components/page/iconButton.module.css';
import css from './SavedQueries.module.css';

const byName = { field: 'name', order: 'ASC' } as const;
const icon = { size: 16, 'aria-hidden': true } as const;

/** The saved filters of a list by name, each with its actions, and the entry that saves another one. */
export function SavedQueriesMenu() {
  const menu = useContext(SavedQueryContext);
  return menu && <Saved {...menu} />;
}

function Saved({ list, present, onApply, onAsk }: SavedQueryMenu) {
  const { t } = useTranslation();
  const [menu, setMenu] = useState<{ anchor: HTMLElement; saved: SavedFilter }>();
  const { data, error, refetch } = useGetList<SavedFilter>('saved-filters', {
    filter: { list },
    sort: byName,
    pagination: { page: 1, perPage: companyLimits.savedFilters.perList },
  });
  const actionsOf = (saved: SavedFilter) => [
    { key: 'rename', label: t('lists.saved.rename'), icon: <Pencil {...icon} />, run: () => onAsk({ action: 'rename', saved }) },
    {
      key: 'replace',
      label: t('lists.saved.replace'),
      icon: <Replace {...icon} />,
      reason: present === '' ? t('lists.saved.nothing') : undefined,
      run: () => onAsk({ action: 'replace', saved }),
    },
    {
      key: 'delete',
      label: t('common.delete'),
      icon: <Trash2 {...icon} />,
      isDanger: true,
      run: () => onAsk({ action: 'delete', saved }),
    },
  ];
  return (
    <>
      <h2>{t('lists.saved.title')}</h2>
      {error ? (
        <ErrorAlert error={error} onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <p>{t('lists.saved.empty')}</p>
      ) : (
        <ul aria-busy={data === undefined}>
          {(data ?? []).map((saved) => (
            <li key={saved.id}>
              <button
                type="button"
                className={css.query}
                aria-current={saved.filter === present || undefined}
                onClick={() => onApply(saved.filter)}
              >
                {saved.filter === present ? <Check {...icon} /> : <Bookmark {...icon} />}
                <bdi>{saved.name}</bdi>
              </button>
              <button
                type="button"
                className={iconButtonCss.button}
                aria-label={t('lists.row.actions', { name: saved.name })}
                aria-haspopup="menu"
                aria-expanded={menu?.saved === saved}
                onClick={(event) => setMenu({ anchor: event.currentTarget, saved })}
              >
                <EllipsisVertical {...icon} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {menu && <RowMenu anchor={menu.anchor} actions={actionsOf(menu.saved)} onClose={() => setMenu(undefined)} />}
      <footer>
        {present === '' && <p>{t('lists.saved.nothing')}</p>}
        <Button size="small" disabled={present === ''} onClick={() => onAsk({ action: 'save' })}>
          {t('lists.saved.save')}
        </Button>
      </footer>
    </>
  );
}
