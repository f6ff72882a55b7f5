import { useEffect, useMemo, useState } from 'react';
import { EditBase, useGetList, useRecordContext } from 'react-admin';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { listLimits, textLimits } from '#contract/kit/limits';
import type { AccountFilter } from '#contract/people/selection';
import { policyLimits } from '#contract/policies/limits';
import type { PolicyDetails } from '#contract/policies/policies';
import type { ListRecord } from '~/components/list/column.ts';
import { personName } from '~/components/data/personName.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { editingWhole, useRecordForm } from '~/components/form/useRecordForm.ts';
import { UnsavedGuard } from '~/components/overlay/UnsavedGuard.tsx';
import { useMay } from '~/components/resource/useMay.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { RevisionSettings } from './RevisionSettings.tsx';
import cardCss from '~/components/page/card.module.css';
import css from './page.module.css';

const schema = z.object({
  name: z.string().trim().min(1, 'policies.form.nameRequired').max(textLimits.textMax),
  /** Empty for none. */
  ownerId: z.string(),
  reviewMonths: z.string(),
});
type Form = z.input<typeof schema>;

/** The settings of a policy, and those of the revision that people have now. */
export function SettingsTab({ policy }: { policy: PolicyDetails }) {
  const hasRevision = policy.current !== null && policy.state !== 'ended';
  // Only one guard can hold a navigation.
  const [isPolicyDirty, setPolicyDirty] = useState(false);
  const [isRevisionDirty, setRevisionDirty] = useState(false);
  return (
    <div className={css.forms}>
      <EditBase {...editingWhole} resource="policies" id={policy.id}>
        <OfPolicy onDirty={setPolicyDirty} />
      </EditBase>
      {hasRevision && <RevisionSettings policy={policy} onDirty={setRevisionDirty} />}
      <UnsavedGuard isDirty={isPolicyDirty || isRevisionDirty} />
    </div>
  );
}

interface OfPolicyProps {
  onDirty: (isDirty: boolean) => void;
}

function OfPolicy({ onDirty }: OfPolicyProps) {
  const policy = useRecordContext<PolicyDetails>();
  return policy ? <PolicyForm policy={policy} onDirty={onDirty} /> : null;
}

function PolicyForm({ policy, onDirty }: OfPolicyProps & { policy: PolicyDetails }) {
  const { t } = useTranslation();
  const toast = useToast();
  const mayWrite = useMay('edit', 'policies');
  const { id, name, ownerId, reviewMonths } = policy;
  const saving = useRecordForm({
    schema,
    values: useMemo(
      (): Form => ({ name, ownerId: ownerId ?? '', reviewMonths: String(reviewMonths) }),
      [name, ownerId, reviewMonths],
    ),
    draft: `policies ${id}`,
    toRequest: (form: Form) => ({ name: form.name, ownerId: form.ownerId || null, reviewMonths: Number(form.reviewMonths) }),
    onSaved: () => toast.success(t('policies.settings.saved')),
  });
  const { isDirty, isSaving } = saving;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  return (
    <section className={cardCss.card}>
      <FormFrame saving={saving} className={css.form} onSubmit={saving.save}>
        <h2>{t('policies.settings.policy')}</h2>
        <FormNotices saving={saving} />
        <fieldset disabled={!mayWrite} className={css.fields}>
          <TextInput name="name" label={t('policies.fields.name')} isRequired help={t('policies.settings.nameHelp')} />
          <OwnerField policy={policy} />
          <ReviewField />
        </fieldset>
        {mayWrite && (
          <div className={css.foot}>
            <SaveButton isSaving={isSaving} reason={isDirty ? undefined : t('campaigns.reasons.unchanged')}>
              {t('campaigns.save')}
            </SaveButton>
          </div>
        )}
      </FormFrame>
    </section>
  );
}

type Admin = ListRecord & Parameters<typeof personName>[0];

const adminAccounts: readonly AccountFilter[] = ['account_owner', 'account_admin'];

/** Who gets a message when it is to be reviewed: an admin of the company. */
function OwnerField({ policy: { ownerId, ownerName } }: { policy: PolicyDetails }) {
  const { t } = useTranslation();
  const { field } = useController<Form, 'ownerId'>({ name: 'ownerId' });
  const { data } = useGetList<Admin>(
    'users',
    {
      filter: { filterBy: adminAccounts },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: listLimits.maxPageSize },
    },
    { enabled: useCan('users:read') },
  );
  const admins = (data ?? []).map((admin) => ({ value: admin.id, label: personName(admin) }));
  const isKnown = ownerId === null || admins.some(({ value }) => value === ownerId);
  return (
    <SelectInput
      label={t('policies.fields.owner')}
      help={t('policies.settings.ownerHelp')}
      value={field.value}
      options={isKnown ? admins : [{ value: ownerId, label: ownerName ?? t('campaigns.people.deleted') }, ...admins]}
      emptyLabel={t('policies.settings.noOwner')}
      onChange={field.onChange}
    />
  );
}

function ReviewField() {
  const { t } = useTranslation();
  const { field } = useController<Form, 'reviewMonths'>({ name: 'reviewMonths' });
  return (
    <SelectInput
      label={t('policies.settings.review')}
      help={t('policies.settings.reviewHelp')}
      value={field.value}
      options={policyLimits.reviewMonths.choices.map((months) => ({
        value: String(months),
        label: t(`policies.settings.months.${months}`),
      }))}
      onChange={field.onChange}
    />
  );
}
