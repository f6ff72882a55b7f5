import IconButton from '@mui/material/IconButton';
import { Eye, Mail } from 'lucide-react';
import { useState } from 'react';
import { simulationDifficulties } from '#contract/simulation/states';
import type { SimulationTemplateCard } from '#contract/simulation/templates';
import learningCardCss from '~/features/learning/learningCard.module.css';
import { CardChoice, CourseCover } from '~/features/learning/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { filledLine, TemplatePreview } from '~/resources/simulation-templates/public.ts';
import { languageName } from '../languageName.ts';
import css from './templates.module.css';

interface TemplateCardsProps {
  templates: readonly SimulationTemplateCard[];
  chosen?: readonly string[];
  onToggle?: (id: string) => void;
}

/** Templates as cards; with `onToggle` each can be chosen. */
export function TemplateCards({ templates, chosen = [], onToggle }: TemplateCardsProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<string>();
  return (
    <>
      <ul className={learningCardCss.grid}>
        {templates.map((template) => (
          <li key={template.id} className={learningCardCss.card} data-chosen={chosen.includes(template.id) || undefined}>
            {template.thumbnailUrl ? (
              <CourseCover name={template.name} tone="specialized" image={template.thumbnailUrl} />
            ) : (
              <MailHead template={template} />
            )}
            <div className={learningCardCss.body}>
              <CardChoice
                name={template.name}
                isChosen={chosen.includes(template.id)}
                onToggle={onToggle && (() => onToggle(template.id))}
              />
              <Facts template={template} />
            </div>
            <IconButton
              className={learningCardCss.corner}
              size="small"
              aria-label={t('simulationCreate.preview', { name: template.name })}
              title={t('exercise.wizard.menu.preview')}
              onClick={() => setShown(template.id)}
            >
              <Eye size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {shown && <TemplatePreview templateId={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** A message without a picture is known by what an inbox shows of it. */
function MailHead({ template: { senderName, subject, language } }: { template: SimulationTemplateCard }) {
  return (
    <div className={css.mail}>
      <span className={css.initial} aria-hidden>
        <Mail size={16} />
      </span>
      <strong>
        <bdi>{filledLine(senderName, language)}</bdi>
      </strong>
      <span>
        <bdi>{filledLine(subject, language)}</bdi>
      </span>
    </div>
  );
}

/** i18n-keys: simulation.templateTypes.* simulation.difficulties.* */
function Facts({ template: { type, difficulty, language } }: { template: SimulationTemplateCard }) {
  const { t } = useTranslation();
  const level = difficulty === null ? undefined : simulationDifficulties[difficulty - 1];
  return (
    <p className={css.facts}>
      <span>{t(`simulation.templateTypes.${type}`)}</span>
      {level && <span data-level={level}>{t(`simulation.difficulties.${level}`)}</span>}
      <bdi>{languageName(language)}</bdi>
    </p>
  );
}
