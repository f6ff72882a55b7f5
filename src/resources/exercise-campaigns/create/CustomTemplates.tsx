import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, Plus, SearchX } from 'lucide-react';
import { useId, useState } from 'react';
import { exerciseLimits } from '#contract/exercise/limits';
import { listTemplates, type TemplateCard, templateOrderFields } from '#contract/exercise/templates';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { SearchBox } from '~/components/filters/SearchBox.tsx';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { SkeletonCards } from '~/features/learning/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { usePages } from '~/dataProvider/usePages.ts';
import { TemplateGrid } from './TemplateGrid.tsx';
import { useTemplateActions } from './useTemplateActions.tsx';
import css from './templates.module.css';

const { customTemplates: needed, pageSizes, searchDebounceMs } = exerciseLimits;
type Sort = { orderBy: (typeof templateOrderFields)[number]; order: 'ASC' | 'DESC' };

interface CustomTemplatesProps {
  /** Ids in the order of the choice. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** All templates of company and library, to choose exactly as many as a campaign has. */
export function CustomTemplates({ chosen, onChange }: CustomTemplatesProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const [name, setName] = useState('');
  // What is chosen already comes first: it could be on a page that nobody has loaded.
  const [first] = useState(chosen);
  const [sort, setSort] = useState<Sort>({ orderBy: 'updatedAt', order: 'DESC' });
  const { items, error, isPending, hasMore, isLoadingMore, loadMore, retry } = usePages<TemplateCard>(listTemplates, {
    ...sort,
    first,
    pageSize: String(pageSizes.templates),
    ...(name && { name }),
  });
  const actions = useTemplateActions({
    onDeleted: (id) => onChange(chosen.filter((other) => other !== id)),
    // A person who makes a template here means to send it.
    onMade: (id) => chosen.length < needed && onChange([...chosen, id]),
  });
  const toggle = (id: string) => {
    if (chosen.includes(id)) onChange(chosen.filter((other) => other !== id));
    else if (chosen.length < needed) onChange([...chosen, id]);
    else toast.info(t('exercise.wizard.tooMany', { max: needed }));
  };
  return (
    <section className={css.part}>
      <div className={css.bar}>
        <h2>{t('exercise.wizard.customPack')}</h2>
        <span className={css.hint}>{t('exercise.wizard.required', { max: needed })}</span>
        <span role="status" className={css.count} data-complete={chosen.length === needed || undefined}>
          {t('exercise.wizard.selected', { chosen: chosen.length, max: needed })}
        </span>
      </div>
      <div className={css.bar}>
        <SearchBox label={t('exercise.wizard.search')} search={name} onSearch={setName} delayMs={searchDebounceMs} />
        <SortControl sort={sort} onChange={setSort} />
        {actions.create && (
          <Button variant="outlined" startIcon={<Plus size={16} aria-hidden />} onClick={actions.create}>
            {t('exercise.wizard.createNew')}
          </Button>
        )}
      </div>
      {error && <ErrorAlert error={error} onRetry={retry} />}
      {isPending && <SkeletonCards />}
      {!isPending && !error && items.length === 0 && (
        <EmptyState icon={<SearchX size={22} />} title={t('exercise.wizard.noTemplates')} />
      )}
      <TemplateGrid templates={items} chosen={chosen} onToggle={toggle} actionsOf={actions.actionsOf} />
      {hasMore && (
        <div className={css.more}>
          <Button onClick={loadMore} loading={isLoadingMore}>
            {t('exercise.wizard.loadMore')}
          </Button>
        </div>
      )}
      {actions.dialogs}
    </section>
  );
}

/** i18n-keys: exercise.wizard.sorts.* */
function SortControl({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const isAscending = sort.order === 'ASC';
  const Icon = isAscending ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  const label = t(isAscending ? 'exercise.wizard.ascending' : 'exercise.wizard.descending');
  return (
    <div className={css.sort}>
      <label htmlFor={id}>{t('exercise.wizard.sort')}</label>
      <select
        id={id}
        value={sort.orderBy}
        onChange={(event) => onChange({ ...sort, orderBy: event.target.value as Sort['orderBy'] })}
      >
        {templateOrderFields.map((field) => (
          <option key={field} value={field}>
            {t(`exercise.wizard.sorts.${field}`)}
          </option>
        ))}
      </select>
      <IconButton aria-label={label} title={label} onClick={() => onChange({ ...sort, order: isAscending ? 'DESC' : 'ASC' })}>
        <Icon size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
