import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publishCourse } from '#contract/courses';
import { type CustomTraining, createCustomTraining, updateCustomTraining } from '#contract/customTrainings';
import { useToast } from '~/components/feedback/useToast.ts';
import { type SaveForm, useSaveForm } from '~/components/form/useSaveForm.ts';
import { useAction } from '~/dataProvider/index.ts';
import { currentLanguage } from '~/session/i18n.ts';
import { customList, editAddress } from '~/features/trainings/public.ts';
import { type EditorForm, editorSchema, emptyForm, fromRecord, toRequest } from './editorForm.ts';

interface Editing extends SaveForm<EditorForm> {
  /** True while 'Publish?' is asked, which is only asked when everything is filled in. */
  isAsking: boolean;
  ask: () => Promise<void>;
  keepDraft: () => void;
  publish: () => Promise<void>;
  /** Where to go after what was done; the page goes once nothing unsaved is left. */
  goTo: string | undefined;
}

/** Edits one training; null is one that does not exist yet. */
export function useEditor(training: CustomTraining | null): Editing {
  const { t } = useTranslation();
  const toast = useToast();
  const create = useAction(createCustomTraining);
  const update = useAction(updateCustomTraining);
  const publish = useAction(publishCourse);
  const [isAsking, setAsking] = useState(false);
  const [goTo, setGoTo] = useState<string>();
  // A training that was created but not published is not created again.
  const id = useRef(training?.id);

  const send = async (values: EditorForm) => {
    const body = toRequest(values);
    const saved = id.current
      ? await update.mutateAsync({ params: { courseId: id.current }, body })
      : await create.mutateAsync({ body });
    id.current = saved.id;
    return saved;
  };
  const saving = useSaveForm({
    schema: editorSchema,
    values: useMemo(() => (training ? fromRecord(training) : emptyForm(currentLanguage().code)), [training]),
    draft: `customTraining ${training?.id ?? 'new'}`,
    // Not earlier: a quiz that was just added has every field empty.
    mode: 'onSubmit',
    send,
    valuesOf: fromRecord,
    onSaved: ({ id: savedId }) => {
      toast.success(t('customTraining.saved'));
      if (!training) setGoTo(editAddress(savedId));
    },
  });
  const { form } = saving;
  return {
    ...saving,
    isSaving: saving.isSaving || publish.isPending,
    isAsking,
    ask: form.handleSubmit(() => setAsking(true)),
    keepDraft: () => setAsking(false),
    publish: async () => {
      const saved = await send(form.getValues());
      form.reset(fromRecord(saved));
      await publish.mutateAsync({ body: { course_id: saved.id, is_draft: false } });
      toast.success(t('courses.publish.done'));
      setGoTo(customList);
    },
    goTo,
  };
}
