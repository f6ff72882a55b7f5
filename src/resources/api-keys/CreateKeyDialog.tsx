import { CreateBase } from 'react-admin';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { apiKeyScopes } from '#contract/access';
import type { CreatedApiKey } from '#contract/company/apiKeys';
import { companyLimits } from '#contract/company/limits';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { formatDate } from '~/components/data/format.ts';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { SecretDialog } from '~/components/form/SecretDialog.tsx';
import { creating, useRecordForm } from '~/components/form/useRecordForm.ts';
import { useStep } from '~/features/two-factor/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { cards, text } from '~/schema/form/inputKinds.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';

const schema = z.object({
  name: z.string().trim().min(1, 'settings.keys.nameRequired').max(companyLimits.apiKeys.nameMax, 'settings.keys.nameTooLong'),
  scope: z.enum(apiKeyScopes),
  days: z.number(),
});
/** The terms that are offered. */
const terms = [30, 90, 180, companyLimits.apiKeys.daysMax];
const empty: z.input<typeof schema> = { name: '', scope: 'read', days: companyLimits.apiKeys.daysMax };
/** i18n-keys: settings.keys.scopes.* i18n-keys: settings.keys.scopeHelp.* */
const form = formFieldsOf<z.input<typeof schema>>();
const fields = [
  form(text, 'name', { label: 'settings.keys.fields.name', isRequired: true }),
  form(cards, 'scope', {
    label: 'settings.keys.fields.scope',
    texts: 'settings.keys.scopes',
    helps: 'settings.keys.scopeHelp',
    values: apiKeyScopes,
  }),
];

interface CreateKeyProps {
  onCreated: (created: CreatedApiKey) => void;
  onClose: () => void;
}

/** Asks for name and scope of a new key. */
export function CreateKeyDialog(props: CreateKeyProps) {
  return (
    <CreateBase {...creating} resource="api-keys">
      <KeyForm {...props} />
    </CreateBase>
  );
}

function KeyForm({ onCreated, onClose }: CreateKeyProps) {
  const { t } = useTranslation();
  const step = useStep({ isOfForm: true });
  const words = { title: t('settings.keys.create'), help: t('settings.keys.confirmHelp'), action: t('settings.keys.create') };
  const saving = useRecordForm({
    schema,
    values: empty,
    draft: 'api key',
    around: (send) => step.run(words, (verificationTokenId) => send({ verificationTokenId })),
    onSaved: onCreated,
  });
  return (
    <FormDialog saving={saving} title={t('settings.keys.create')} confirmLabel={t('settings.keys.create')} onClose={onClose}>
      <SchemaFields fields={fields} hasFocus />
      <TermChoice />
      {step.dialog}
    </FormDialog>
  );
}

/** A key ends by itself: a program that nobody thinks of any more must not keep its way in. */
function TermChoice() {
  const { t } = useTranslation();
  const { field } = useController<z.input<typeof schema>, 'days'>({ name: 'days' });
  const options = terms.map((days) => ({
    value: String(days),
    label: formatDate(new Date(Date.now() + days * 86_400_000).toISOString()),
  }));
  return (
    <SelectInput
      label={t('settings.keys.fields.expiresAt')}
      help={t('settings.keys.expiryHelp', { days: companyLimits.apiKeys.noticeDays })}
      value={String(field.value)}
      options={options}
      onChange={(days) => field.onChange(Number(days))}
    />
  );
}

/** Shows a new key, once. */
export function CreatedKeyDialog({ created, onClose }: { created: CreatedApiKey; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SecretDialog
      title={t('settings.keys.created.title', { name: created.name })}
      text={t('settings.keys.created.text')}
      label={t('auditLog.subjects.apiKey')}
      value={created.key}
      copy={t('settings.keys.copy')}
      copied={t('settings.keys.created.copied')}
      done={t('settings.keys.created.done')}
      onClose={onClose}
    />
  );
}
