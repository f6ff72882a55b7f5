import { Mail, MessageSquareText } from 'lucide-react';
import type { TemplateCard } from '#contract/exercise/templates';
import type { RowAction } from '~/components/list/column.ts';
import { MoreMenu } from '~/components/page/MoreMenu.tsx';
import { CardChoice, CourseCover } from '~/features/learning/public.ts';
import learningCardCss from '~/features/learning/learningCard.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './templates.module.css';

interface TemplateGridProps {
  templates: readonly TemplateCard[];
  /** The chosen ids, where one can choose. */
  chosen?: readonly string[];
  onToggle?: (id: string) => void;
  actionsOf: (template: TemplateCard) => RowAction[];
}

/** Templates as cards; with `onToggle` each can be chosen. */
export function TemplateGrid({ templates, chosen = [], onToggle, actionsOf }: TemplateGridProps) {
  const { t } = useTranslation();
  return (
    <ul className={learningCardCss.grid}>
      {templates.map((template) => (
        <li key={template.id} className={learningCardCss.card} data-chosen={chosen.includes(template.id) || undefined}>
          <CourseCover name={template.name} tone="specialized" image={template.thumbnailUrl} />
          <div className={learningCardCss.body}>
            <CardChoice
              name={template.name}
              isChosen={chosen.includes(template.id)}
              onToggle={onToggle && (() => onToggle(template.id))}
            />
            <Facts template={template} />
          </div>
          <div className={learningCardCss.corner}>
            <MoreMenu actions={actionsOf(template)} label={t('lists.row.actions', { name: template.name })} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** i18n-keys: exercise.report.types.* */
function Facts({ template: { layoutType, difficulty, isNew } }: { template: TemplateCard }) {
  const { t } = useTranslation();
  const Icon = layoutType === 'EMAIL' ? Mail : MessageSquareText;
  return (
    <p className={css.facts}>
      <Icon size={14} aria-hidden />
      <span>{t(`exercise.report.types.${layoutType}`)}</span>
      {difficulty !== null && <span>{t(`exercise.difficulties.${difficulty}`)}</span>}
      {isNew && <b>{t('exercise.wizard.new')}</b>}
    </p>
  );
}
