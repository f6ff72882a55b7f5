import { z } from 'zod';
import { type CustomDomainType, hostName, saveCustomDomain, startVerification } from '#contract/partners/whiteLabel';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { useAction } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { text } from '~/schema/form/inputKinds.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';
import { readCompanyAgain } from './readCompanyAgain.ts';
import css from './whiteLabel.module.css';

const isHostName = (text: string) => hostName.safeParse(text).success;
const schema = z.object({
  customDomain: z.string().trim().min(1, 'whiteLabel.domains.required').refine(isHostName, 'whiteLabel.domains.format'),
});
const empty = { customDomain: '' };
const form = formFieldsOf<typeof empty>();
const fieldsWith = (placeholder: string) => [
  form(text, 'customDomain', { label: 'whiteLabel.domains.domain', dir: 'ltr', placeholder }),
];
const fields = {
  web: fieldsWith('www.example.com'),
  admin: fieldsWith('portal.example.com'),
  employee: fieldsWith('learn.example.com'),
} as const satisfies Record<CustomDomainType, unknown>;
const conflict = 'custom_domain/upsert_one/conflict';

/** Refusals that a person can answer in the field. */
const refusals = (error: unknown) => {
  if (isHeedError(error, conflict)) return { customDomain: `errors.${conflict}` };
  return isHeedError(error, 'validation_failed') ? { customDomain: 'whiteLabel.domains.notPossible' } : undefined;
};

/** Saves a domain and asks for its records, which are the next step. */
export function AddCustomDomain({ type }: { type: CustomDomainType }) {
  const { t } = useTranslation();
  const adding = useAction(saveCustomDomain);
  const starting = useAction(startVerification);
  const saving = useSaveForm({
    schema,
    values: empty,
    draft: null,
    async send(form) {
      await adding.mutateAsync({ body: { ...form, type } });
      return starting.mutateAsync({ body: { type } });
    },
    refusals,
    valuesOf: (): typeof empty => empty,
    onSaved: () => void readCompanyAgain(),
  });
  return (
    <FormFrame saving={saving} className={css.add} onSubmit={() => saving.save()}>
      <FormNotices saving={saving} />
      <SchemaFields fields={fields[type]} />
      <SaveButton isSaving={saving.isSaving}>{t('whiteLabel.domains.add')}</SaveButton>
    </FormFrame>
  );
}
