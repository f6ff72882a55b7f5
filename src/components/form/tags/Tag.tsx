import { CircleAlert, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import helpersCss from '~/app/theme/helpers.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './tag.module.css';

interface TagProps {
  tag: string;
  problem: string | null;
  onEdit: () => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One e-mail address: a click on its text edits it, the cross removes it. */
export function Tag({ tag, problem, onEdit, onRemove, onKeyDown }: TagProps) {
  const { t } = useTranslation();
  return (
    <li className={css.tag} data-wrong={problem !== null}>
      <button
        type="button"
        tabIndex={-1}
        data-tag
        className={css.text}
        title={problem ?? t('form.tags.edit', { tag })}
        aria-label={problem ? t('form.tags.wrong', { tag, problem }) : tag}
        onClick={onEdit}
        onKeyDown={onKeyDown}
      >
        {problem && <CircleAlert size={14} aria-hidden />}
        <bdi className={helpersCss.ltr}>{tag}</bdi>
      </button>
      <button type="button" tabIndex={-1} className={css.remove} aria-label={t('form.tags.remove', { tag })} onClick={onRemove}>
        <X size={14} aria-hidden />
      </button>
    </li>
  );
}
