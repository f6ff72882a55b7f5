import { CreateBase } from 'react-admin';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { type ApiKeyScope, apiKeyScopes } from '#contract/access';
import type { ApiKey, CreatedApiKey } from '#contract/company/apiKeys';
import { companyLimits } from '#contract/company/limits';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { SecretDialog } from '~/components/form/SecretDialog.tsx';
import { creating, useRecordForm } from '~/components/form/useRecordForm.ts';
import { useStep } from '~/features/two-factor/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { fieldsOf } from '~/schema/field.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';
import { text } from '~/schema/kinds.tsx';

const schema = z.object({
  name: z.string().trim().min(1, 'settings.keys.nameRequired').max(companyLimits.apiKeys.nameMax, 'settings.keys.nameTooLong'),
  scope: z.enum(apiKeyScopes),
});
const empty: z.input<typeof schema> = { name: '', scope: 'read' };
const fields = [fieldsOf<ApiKey>()(text, 'name', { label: 'settings.keys.fields.name', isRequired: true })];

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
      <SchemaFields fields={fields} texts="settings.keys.fields" hasFocus />
      <ScopeChoice />
      {step.dialog}
    </FormDialog>
  );
}

/** i18n-keys: settings.keys.scopes.* settings.keys.scopeHelp.* */
function ScopeChoice() {
  const { t } = useTranslation();
  const { field } = useController<z.input<typeof schema>, 'scope'>({ name: 'scope' });
  const choices = apiKeyScopes.map((value: ApiKeyScope) => ({
    value,
    label: t(`settings.keys.scopes.${value}`),
    help: t(`settings.keys.scopeHelp.${value}`),
  }));
  return <ChoiceCards label={t('settings.keys.fields.scope')} value={field.value} choices={choices} onChange={field.onChange} />;
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
