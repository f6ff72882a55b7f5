import { useController } from 'react-hook-form';
import type { Revision } from '#contract/policies/revisions';
import { formatNumber } from '~/components/data/format.ts';
import { DateInput } from '~/components/form/date/DateInput.tsx';
import { Field } from '~/components/form/Field.tsx';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { NumberInput } from '~/components/form/inputs/NumberInput.tsx';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { AssignmentChoice, ReachLine } from '~/features/audience/public.ts';
import { DeadlineFields, NotificationFields, StartField } from '~/features/campaign-settings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { PublishForm } from './publishForm.ts';
import type { usePolicyReach } from './usePolicyReach.ts';
import formCss from '~/components/form/form.module.css';

interface PublishFieldsProps {
  last: Revision | undefined;
  reach: ReturnType<typeof usePolicyReach>;
}

/** The fields of a publication, in one column. */
export function PublishFields({ last, reach }: PublishFieldsProps) {
  const { t } = useTranslation();
  const { field: asksAgain } = useController<PublishForm, 'asksAgain'>({ name: 'asksAgain' });
  const { data, isError } = reach[asksAgain.value];
  const countOf = (choice: 'true' | 'false') => reach[choice].data?.totalUsersCount;
  return (
    <>
      <section className={formCss.column}>
        <AssignmentChoice label={t('policies.publish.who')} of={last}>
          {(chosen) =>
            (chosen.source === 'all' || chosen.count > 0) && (
              <ReachLine
                texts="policies.reach"
                people={data?.totalUsersCount}
                disabled={data?.excluded.disabled ?? 0}
                isFailed={isError}
              />
            )
          }
        </AssignmentChoice>
        {last && (
          <ChoiceCards
            label={t('policies.publish.again.label')}
            value={asksAgain.value}
            onChange={asksAgain.onChange}
            choices={(['true', 'false'] as const).map((value) => {
              const count = countOf(value);
              return {
                value,
                label: t(`policies.publish.again.${value}`),
                help: count === undefined ? undefined : t('policies.publish.again.people', { number: formatNumber(count) }),
              };
            })}
          />
        )}
      </section>
      <section className={formCss.column}>
        <DeadlineFields />
        <StartField isEditing={false} />
      </section>
      <section className={formCss.column}>
        <TextArea name="changeNote" label={t('policies.publish.note')} help={t('policies.publish.noteHelp')} rows={2} />
        <div className={formCss.pair}>
          <TextInput name="approvedBy" label={t('policies.publish.approvedBy')} />
          <ApprovedOn />
        </div>
        <NumberInput
          name="minMinutes"
          label={t('policies.publish.minutes')}
          help={t('policies.publish.minutesHelp')}
          notNumber="policies.publish.minutesWrong"
        />
      </section>
      <section className={formCss.column}>
        <NotificationFields help={t('policies.publish.mailHelp')} off={t('policies.publish.mailOff')} isSubjectRequired={false} />
      </section>
    </>
  );
}

function ApprovedOn() {
  const { t } = useTranslation();
  const { field, fieldState } = useController<PublishForm, 'approvedOn'>({ name: 'approvedOn' });
  return (
    <Field label={t('policies.publish.approvedOn')} error={fieldState.error?.message}>
      {(control) => (
        <DateInput control={control} value={field.value} onChange={field.onChange} onBlur={field.onBlur} inputRef={field.ref} />
      )}
    </Field>
  );
}
