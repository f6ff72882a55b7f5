import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { LayoutType } from '#contract/messageTemplates/message';
import { useToast } from '~/components/feedback/useToast.ts';
import { useRecordForm } from '~/components/form/useRecordForm.ts';
import type { SaveForm } from '~/components/form/useSaveForm.ts';
import type { StoredTemplate } from '~/features/message-preview/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type AnchorCheck, useAnchorCheck } from './anchorProblems.ts';
import { messageParts } from './messageForm.ts';
import { type MessageForm, problemsOf } from './messageRules.ts';
import { type EditorStep, stepsOf, stepWith, type TemplateKind } from './templateKind.ts';
import type { PremiseRating } from './usePremise.ts';

type SavedTemplate<Stored> = Stored & { droppedPictures: number };

export interface MessageEditing<Form extends MessageForm> extends SaveForm<Form> {
  values: Form;
  steps: readonly EditorStep[];
  step: number;
  next: () => void;
  back: () => void;
  /** False while the fields of the step are not right. */
  isStepRight: boolean;
  /** What is wrong with the body, which has no place of its own for it; a key of the locales. */
  bodyProblem: string | undefined;
  /** False while any field is not right. */
  isRight: boolean;
  anchors: AnchorCheck;
  /** The picture that was chosen and is not saved yet. */
  thumbnail: File | null;
  setThumbnail: (file: File | null) => void;
  premise: PremiseRating;
  hasChanges: boolean;
  /** The template, once it is saved. */
  savedId: string | undefined;
}

export interface Beginning<Stored extends StoredTemplate> {
  /** Null for a new one. */
  template: Stored | null;
  /** What a new one begins as. */
  copied?: Stored | undefined;
  layoutType: LayoutType;
}

/** The form of one template inside EditBase; null is a new one, inside CreateBase, that may begin as another one. */
export function useMessageForm<Form extends MessageForm, Stored extends StoredTemplate>(
  kind: TemplateKind<Form, Stored>,
  { template, copied, layoutType }: Beginning<Stored>,
): MessageEditing<Form> {
  const { t } = useTranslation();
  const toast = useToast();
  const [step, setStep] = useState(0);
  const [thumbnail, setThumbnail] = useState<File | null>(null);
  const premise = kind.useRating(template?.id ?? null);
  const [savedId, setSavedId] = useState<string>();
  const steps = useMemo(() => stepsOf(layoutType, kind.steps, kind.sender?.fields), [layoutType, kind]);
  const saving = useRecordForm<Form, Form, SavedTemplate<Stored>>({
    schema: kind.schema,
    values: useMemo(() => {
      // A copy says the same under another name.
      if (copied) return { ...kind.valuesOf(copied), name: `${copied.name} (2)` };
      return template ? kind.valuesOf(template) : kind.empty(layoutType);
    }, [kind, template, copied, layoutType]),
    draft: `${kind.draft} ${template?.id ?? `new ${copied?.id ?? layoutType}`}`,
    mode: 'onChange',
    toRequest: (form) => ({ ...messageParts(form, thumbnail), ...kind.toRequest(form) }),
    onSaved: async (saved) => {
      const { id, droppedPictures } = saved;
      const note = kind.noteOn?.(saved, t);
      if (droppedPictures > 0) toast.info(t('exercise.editor.picturesDropped', { n: droppedPictures }));
      if (await premise.save(id)) toast.success(t(template ? 'exercise.editor.updated' : 'exercise.editor.created'));
      else toast.error(t('exercise.premise.notSaved'));
      if (note) toast.info(note);
      setSavedId(id);
    },
    onRefused: (field) => {
      const refused = field === undefined ? -1 : stepWith(steps, field);
      if (refused >= 0) setStep(refused);
    },
  });
  const values = useWatch({ control: saving.form.control }) as Form;
  const anchors = useAnchorCheck(values);
  const problems = useMemo(() => problemsOf(kind.schema, values, kind.sender?.rules), [kind, values]);
  const wrong = useMemo(() => {
    const fields = [...problems.map(({ field }) => field), ...(anchors.isFine ? [] : ['bodyCallouts'])];
    return new Set(fields.map((field) => stepWith(steps, field)));
  }, [problems, steps, anchors.isFine]);
  return {
    ...saving,
    values,
    steps,
    step,
    next: () => setStep((at) => (at + 1) % steps.length),
    back: () => setStep((at) => Math.max(at - 1, 0)),
    isStepRight: !wrong.has(step),
    bodyProblem: problems.find(({ field }) => field === 'html')?.message,
    isRight: wrong.size === 0,
    anchors,
    thumbnail,
    setThumbnail,
    premise,
    hasChanges: savedId === undefined && (saving.isDirty || thumbnail !== null || premise.isChanged),
    savedId,
  };
}
