import { CircleAlert } from 'lucide-react';
import { type FieldValues, type Path, useFormContext } from 'react-hook-form';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './ErrorSummary.module.css';

interface ErrorSummaryProps<Form extends FieldValues> {
  /** Label of each field; fields without a label are not listed. */
  labels: Partial<Record<Path<Form>, string>>;
}

/** Lists the invalid fields after a refused submit, each as a link to the field. Hidden for fewer than two. */
export function ErrorSummary<Form extends FieldValues>({ labels }: ErrorSummaryProps<Form>) {
  const { t } = useTranslation();
  const { formState, getFieldState, setFocus } = useFormContext<Form>();
  const wrong = (Object.keys(labels) as Path<Form>[]).filter((name) => getFieldState(name, formState).invalid);
  if (formState.submitCount === 0 || wrong.length < 2) return null;
  return (
    <div className={css.summary} role="alert">
      <CircleAlert size={18} aria-hidden />
      <span>{t('form.errorSummary', { count: wrong.length })}</span>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setFocus(name)}>
              {labels[name]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
