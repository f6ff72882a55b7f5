import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { simulationLimits } from '#contract/simulation/limits';
import { simulationDifficulties, simulationTemplateTypes } from '#contract/simulation/states';
import { languages } from '#locales/languages.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { SearchBox } from '~/components/filters/SearchBox.tsx';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { SkeletonCards } from '~/features/learning/public.ts';
import { currentLanguage } from '~/i18n/i18n.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { TemplateCards } from './TemplateCards.tsx';
import { type Narrowing, useTemplates } from './useTemplates.ts';
import css from './templates.module.css';

interface TemplateBrowserProps {
  /** What the templates have that are shown at first. */
  types?: Narrowing['types'];
  difficulty?: Narrowing['difficulty'];
  /** The chosen ids, where one can choose. */
  chosen?: readonly string[];
  onToggle?: (id: string) => void;
}

/** Templates of library and company as cards, with filters; each can be looked at. i18n-keys: simulation.templateTypes.* simulation.difficulties.* */
export function TemplateBrowser({ types = [], difficulty = '', ...choice }: TemplateBrowserProps) {
  const { t } = useTranslation();
  // Who chooses begins with messages that they can read; where there are none, with all.
  const [isPreset, setPreset] = useState(choice.onToggle !== undefined);
  const language = isPreset ? currentLanguage().code : '';
  const [narrow, setNarrow] = useState<Narrowing>({ types, difficulty, language, search: '' });
  const set = (part: Partial<Narrowing>) => {
    setPreset(false);
    setNarrow({ ...narrow, ...part });
  };
  const { items, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useTemplates(narrow);
  const hasNoneOfLanguage = isPreset && !isPending && !error && items.length === 0;
  useEffect(() => {
    if (!hasNoneOfLanguage) return;
    setPreset(false);
    setNarrow((now) => ({ ...now, language: '' }));
  }, [hasNoneOfLanguage]);
  const all = t('simulation.templateTypes.ALL');
  return (
    <div className={css.part}>
      <div className={css.filters}>
        <SearchBox
          label={t('exercise.wizard.search')}
          search={narrow.search}
          onSearch={(search) => set({ search })}
          delayMs={simulationLimits.searchDebounceMs}
        />
        <SelectInput
          label={t('simulation.cards.type')}
          value={narrow.types.length === 1 ? (narrow.types[0] ?? '') : ''}
          emptyLabel={all}
          options={simulationTemplateTypes.map((value) => ({ value, label: t(`simulation.templateTypes.${value}`) }))}
          onChange={(type) => set({ types: type === '' ? [] : [type] })}
        />
        <SelectInput
          label={t('simulation.cards.difficulty')}
          value={narrow.difficulty}
          emptyLabel={all}
          options={simulationDifficulties.map((value) => ({ value, label: t(`simulation.difficulties.${value}`) }))}
          onChange={(chosen) => set({ difficulty: chosen })}
        />
        <SelectInput
          label={t('simulationTemplates.fields.language')}
          value={narrow.language}
          emptyLabel={all}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(language) => set({ language })}
        />
      </div>
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {isPending && <SkeletonCards />}
      {!isPending && !error && items.length === 0 && (
        <EmptyState icon={<SearchX size={22} />} title={t('exercise.wizard.noTemplates')} />
      )}
      <TemplateCards templates={items} {...choice} />
      {hasNextPage && (
        <div className={css.more}>
          <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
            {t('exercise.wizard.loadMore')}
          </Button>
        </div>
      )}
    </div>
  );
}
