import { useController } from 'react-hook-form';
import { answerLabels, answerStatuses } from '#contract/exercise/templates';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { TemplateForm } from './templateForm.ts';
import formCss from '~/components/form/form.module.css';
import css from '~/features/message-editor/editor.module.css';

/** The third step: the situation, and what each of the four answers is worth. */
export function Backstory() {
  const { t } = useTranslation();
  return (
    <>
      <section className={`${css.card} ${formCss.column}`}>
        <TextArea
          name="legend"
          label={t('exercise.editor.fields.legend')}
          help={t('exercise.editor.fields.legendHelp')}
          rows={3}
          isRequired
        />
      </section>
      {answerLabels.map((label, at) => (
        <section key={label} className={`${css.card} ${formCss.column}`} aria-label={t(dynamicKey(`exercise.answers.${label}`))}>
          <h3>{t(dynamicKey(`exercise.answers.${label}`))}</h3>
          <Status at={at} />
          <TextArea name={`answers.${at}.description`} label={t('exercise.editor.fields.explanation')} rows={2} isRequired />
        </section>
      ))}
    </>
  );
}

function Status({ at }: { at: number }) {
  const { t } = useTranslation();
  const { field, fieldState } = useController<TemplateForm, `answers.${number}.status`>({ name: `answers.${at}.status` });
  return (
    <SelectInput
      label={t('exercise.editor.fields.status')}
      value={field.value}
      options={answerStatuses.map((value) => ({ value, label: t(dynamicKey(`exercise.answerStatuses.${value}`)) }))}
      emptyLabel={t('exercise.editor.fields.chooseStatus')}
      error={fieldState.error?.message}
      onChange={field.onChange}
      isRequired
    />
  );
}
