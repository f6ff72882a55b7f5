import { useId } from 'react';
import type { Pack } from '#contract/exercise/templates';
import { ScrollStrip } from '~/components/strip/ScrollStrip.tsx';
import { CourseCover } from '~/features/learning/public.ts';
import { exerciseLimits } from '#contract/exercise/limits';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './templates.module.css';

interface PackStripProps {
  packs: readonly Pack[];
  /** Empty for one's own choice. */
  packId: string;
  onChoose: (packId: string) => void;
}

/** One's own choice of templates, and the packs, of which one is chosen. */
export function PackStrip({ packs, packId, onChoose }: PackStripProps) {
  const { t } = useTranslation();
  const name = useId();
  const { customTemplates: max } = exerciseLimits;
  const own = { id: '', name: t('exercise.wizard.customPack'), note: t('exercise.wizard.required', { max }), thumbnail: null };
  const choices = [
    own,
    ...packs.map((pack) => ({ ...pack, note: t('exercise.wizard.templates', { count: pack.templatesTotalCount }) })),
  ];
  return (
    <fieldset className={css.packs}>
      <legend>{t('exercise.wizard.packs')}</legend>
      <ScrollStrip labels={{ back: t('exercise.landing.back'), forward: t('exercise.landing.forward') }}>
        <div className={css.row}>
          {choices.map((pack) => (
            <label key={pack.id} className={css.pack}>
              <CourseCover name={pack.name} tone={pack.id === '' ? 'custom' : 'awareness'} image={pack.thumbnail} />
              <span>
                <input type="radio" name={name} checked={pack.id === packId} onChange={() => onChoose(pack.id)} />
                <bdi>{pack.name}</bdi>
              </span>
              <small>{pack.note}</small>
            </label>
          ))}
        </div>
      </ScrollStrip>
    </fieldset>
  );
}
