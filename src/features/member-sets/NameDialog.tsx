import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import { z } from 'zod';
import { textLimits } from '#contract/kit/limits';
import type { MemberSet } from '#contract/people/memberSets';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { useRecordForm } from '~/components/form/useRecordForm.ts';
import type { DialogViewProps } from '~/components/resource/dialogView.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { text } from '~/schema/form/inputKinds.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';
import type { MemberSetKind } from './kinds.ts';

const name = z.string().trim();
const schemas = {
  departments: z.object({ name: name.min(1, 'departments.form.required').max(textLimits.textMax) }),
  groups: z.object({ name: name.min(1, 'groups.form.required').max(textLimits.textMax) }),
};
const form = formFieldsOf<{ name: string }>();
const fields = {
  departments: [form(text, 'name', { label: 'departments.form.name', isRequired: true })],
  groups: [form(text, 'name', { label: 'groups.form.name', isRequired: true })],
};

export const DepartmentDialog = (props: DialogViewProps) => <NameDialog kind="departments" {...props} />;
export const GroupDialog = (props: DialogViewProps) => <NameDialog kind="groups" {...props} />;

/** Asks for the name of a new one, or for another name. If it is taken, the field says so and keeps the text. */
function NameDialog({ kind, onClose }: DialogViewProps & { kind: MemberSetKind }) {
  const { t } = useTranslation();
  const set = useRecordContext<MemberSet>();
  const toast = useToast();
  const before = set?.name ?? '';
  const saving = useRecordForm({
    schema: schemas[kind],
    values: useMemo(() => ({ name: before }), [before]),
    draft: `${kind} ${set?.id ?? 'new'}`,
    onSaved: ({ name: saved }: MemberSet) => toast.success(t(`${kind}.${set ? 'renamed' : 'created'}`, { name: saved })),
  });
  return (
    <FormDialog
      // The same name is not sent.
      saving={{ ...saving, save: async () => (set !== undefined && !saving.isDirty) || saving.save() }}
      title={set ? t(`${kind}.form.renameTitle`) : t(`${kind}.form.createTitle`)}
      confirmLabel={set ? t(`${kind}.form.save`) : t(`${kind}.form.create`)}
      onClose={onClose}
    >
      <SchemaFields fields={fields[kind]} hasFocus />
    </FormDialog>
  );
}
