import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publishCourse } from '#contract/courses/courses';
import type { CustomTraining } from '#contract/courses/customTrainings';
import { useToast } from '~/components/feedback/useToast.ts';
import { useRecordForm } from '~/components/form/useRecordForm.ts';
import type { SaveForm } from '~/components/form/useSaveForm.ts';
import { useAction, useErrorToast } from '~/dataProvider/index.ts';
import { currentLanguage } from '~/session/i18n.ts';
import { customList, editAddress } from '~/features/trainings/public.ts';
import { type EditorForm, editorSchema, emptyForm, fromRecord, toRequest } from './editorForm.ts';

interface Editing extends SaveForm<EditorForm> {
  /** True while 'Publish?' is asked, which is only asked when everything is filled in. */
  isAsking: boolean;
  ask: () => Promise<void>;
  keepDraft: () => void;
  publish: () => Promise<unknown>;
  /** Where to go after what was done; the page goes once nothing unsaved is left. */
  goTo: string | undefined;
}

/** Edits one training inside EditBase; null is a new one, inside CreateBase. */
export function useEditor(training: CustomTraining | null): Editing {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const publish = useAction(publishCourse);
  const [isAsking, setAsking] = useState(false);
  const [goTo, setGoTo] = useState<string>();
  const isPublishing = useRef(false);

  const publishSaved = async ({ id }: CustomTraining) => {
    try {
      await publish.mutateAsync({ body: { course_id: id, is_draft: false } });
      toast.success(t('courses.publish.done'));
      setGoTo(customList);
    } catch (error) {
      if (training) throw error;
      // The draft exists by now: at its own address it is not created once more.
      showError(error);
      setGoTo(editAddress(id));
    }
  };
  const saving = useRecordForm({
    schema: editorSchema,
    values: useMemo(() => (training ? fromRecord(training) : emptyForm(currentLanguage().code)), [training]),
    draft: `customTraining ${training?.id ?? 'new'}`,
    // Not earlier: a quiz that was just added has every field empty.
    mode: 'onSubmit',
    toRequest,
    valuesOf: fromRecord,
    onSaved: async (saved: CustomTraining) => {
      if (isPublishing.current) return publishSaved(saved);
      toast.success(t('customTraining.saved'));
      if (!training) setGoTo(editAddress(saved.id));
      return undefined;
    },
    // What is wrong stands in the form, behind the question.
    onRefused: () => setAsking(false),
  });
  return {
    ...saving,
    isAsking,
    ask: saving.form.handleSubmit(() => setAsking(true)),
    keepDraft: () => setAsking(false),
    publish: async () => {
      isPublishing.current = true;
      try {
        return await saving.save();
      } finally {
        isPublishing.current = false;
      }
    },
    goTo,
  };
}
