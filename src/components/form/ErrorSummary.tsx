import { CircleAlert } from 'lucide-react';
import { type FieldValues, type Path, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import css from './ErrorSummary.module.css';

interface ErrorSummaryProps<Form extends FieldValues> {
  /** What each field is called on screen; fields left out are not listed. */
  labels: Partial<Record<Path<Form>, string>>;
}

/** After a refused submit: which fields need another look, each a link that leads there. Silent with fewer than two. */
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
