import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { textLimits } from '#contract/kit/limits';
import { paths, pathTo } from '#contract/paths';
import type { PolicyDetails } from '#contract/policies/policies';
import { type PolicySource, policySources } from '#contract/policies/states';
import { useRecordForm } from '~/components/form/useRecordForm.ts';
import { useSession } from '~/session/useSession.ts';

const schema = z.object({
  name: z.string().trim().min(1, 'policies.form.nameRequired').max(textLimits.textMax),
  language: z.string(),
  source: z.enum(policySources),
  /** Empty for an own policy. */
  presetId: z.string(),
});
export type NewPolicy = z.input<typeof schema>;

const schemaOf = {
  preset: schema.refine(({ presetId }) => presetId !== '', { path: ['presetId'], message: 'policies.form.presetRequired' }),
  text: schema,
  pdf: schema,
} as const;

/** The form of a new policy. Its text follows on a page of its own. */
export function useNewPolicy(source: PolicySource) {
  const navigate = useNavigate();
  const { company } = useSession();
  return useRecordForm({
    schema: schemaOf[source],
    values: useMemo((): NewPolicy => ({ name: '', language: company.lang, source, presetId: '' }), [company.lang, source]),
    draft: null,
    toRequest: (form: NewPolicy) => ({ ...form, presetId: form.presetId || null }),
    onSaved: ({ id: policyId }: PolicyDetails) => navigate(pathTo(paths.policyDraft, { policyId })),
  });
}
