import { useMemo, useRef, useState } from 'react';
import { publishCourse } from '#contract/courses/courses';
import type { CustomTraining } from '#contract/courses/customTrainings';
import { useToast } from '~/components/feedback/useToast.ts';
import { useRecordForm } from '~/components/form/useRecordForm.ts';
import type { SaveForm } from '~/components/form/useSaveForm.ts';
import { useAction } from '~/dataProvider/index.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { customList, editAddress } from '~/features/trainings/public.ts';
import { currentLanguage } from '~/i18n/i18n.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type EditorForm, editorSchema, emptyForm, fromRecord, toRequest } from './editorForm.ts';

interface Editing extends SaveForm<EditorForm> {
  /** True while the confirmation 'Publish?' is open; it opens only for a valid form. */
  isAsking: boolean;
  ask: () => Promise<void>;
  keepDraft: () => void;
  publish: () => Promise<unknown>;
  /** Where to go after saving; the page navigates once nothing is unsaved. */
  goTo: string | undefined;
}

/** The form of one training inside EditBase; null is a new one, inside CreateBase. */
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
      // The draft exists now: at its own URL, the next save does not create another one.
      showError(error);
      setGoTo(editAddress(id));
    }
  };
  const saving = useRecordForm({
    schema: editorSchema,
    values: useMemo(() => (training ? fromRecord(training) : emptyForm(currentLanguage().code)), [training]),
    draft: `customTraining ${training?.id ?? 'new'}`,
    // Not earlier: all fields of a new quiz are empty.
    mode: 'onSubmit',
    toRequest,
    valuesOf: fromRecord,
    onSaved: async (saved: CustomTraining) => {
      if (isPublishing.current) return publishSaved(saved);
      toast.success(t('customTraining.saved'));
      if (!training) setGoTo(editAddress(saved.id));
      return undefined;
    },
    // The form behind the confirmation shows the errors.
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

const parts = ['cover', 'sheet', 'videos'] as const;
type Part = (typeof parts)[number];
/** The callback of each part of the editor, which receives whether it uploads files. */
export type Busy = Record<Part, (isBusy: boolean) => void>;

/** Whether any part of the editor uploads files. */
export function useBusyParts(): { isBusy: boolean; busy: Busy } {
  const [sending, setSending] = useState<Partial<Record<Part, boolean>>>({});
  const busy = useMemo(() => {
    const tell = (part: Part) => (isBusy: boolean) =>
      setSending((all) => (Boolean(all[part]) === isBusy ? all : { ...all, [part]: isBusy }));
    return Object.fromEntries(parts.map((part) => [part, tell(part)])) as Busy;
  }, []);
  return { isBusy: Object.values(sending).some(Boolean), busy };
}
