import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { SavedTemplate, Template } from '#contract/exercise/templates';
import type { LayoutType } from '#contract/messageTemplates/message';
import { useToast } from '~/components/feedback/useToast.ts';
import { useRecordForm } from '~/components/form/useRecordForm.ts';
import type { SaveForm } from '~/components/form/useSaveForm.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type AnchorCheck, useAnchorCheck } from './anchorProblems.ts';
import {
  copyOf,
  emptyTemplate,
  fromTemplate,
  stepOf,
  type TemplateForm,
  templateSchema,
  toRequest,
  wrongSteps,
} from './editorForm.ts';
import { type PremiseRating, usePremise } from './usePremise.ts';

const count = 5;

export interface TemplateEditing extends SaveForm<TemplateForm> {
  values: TemplateForm;
  step: number;
  next: () => void;
  back: () => void;
  /** False while the fields of the step are not right. */
  isStepRight: boolean;
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

interface Begun {
  template: Template | null;
  copied: Template | undefined;
  layoutType: LayoutType;
}

function valuesOf({ template, copied, layoutType }: Begun): TemplateForm {
  if (copied) return copyOf(copied);
  return template ? fromTemplate(template) : emptyTemplate(layoutType);
}

/** The form of one template inside EditBase; null is a new one, inside CreateBase, that may begin as another one. */
export function useTemplateForm({ template, copied, layoutType }: Begun): TemplateEditing {
  const { t } = useTranslation();
  const toast = useToast();
  const [step, setStep] = useState(0);
  const [thumbnail, setThumbnail] = useState<File | null>(null);
  const premise = usePremise(template?.id ?? null);
  const [savedId, setSavedId] = useState<string>();
  const saving = useRecordForm<TemplateForm, TemplateForm, SavedTemplate>({
    schema: templateSchema,
    values: useMemo(() => valuesOf({ template, copied, layoutType }), [template, copied, layoutType]),
    draft: `exerciseTemplate ${template?.id ?? `new ${copied?.id ?? layoutType}`}`,
    mode: 'onChange',
    toRequest: (form) => toRequest(form, thumbnail),
    onSaved: async ({ id, droppedPictures }) => {
      if (droppedPictures > 0) toast.info(t('exercise.editor.picturesDropped', { n: droppedPictures }));
      if (await premise.save(id)) toast.success(t(template ? 'exercise.editor.updated' : 'exercise.editor.created'));
      else toast.error(t('exercise.premise.notSaved'));
      setSavedId(id);
    },
    onRefused: (field) => {
      const refused = stepOf(field);
      if (refused >= 0) setStep(refused);
    },
  });
  const values = useWatch({ control: saving.form.control }) as TemplateForm;
  const anchors = useAnchorCheck(values);
  const wrong = useMemo(() => {
    const found = wrongSteps(values);
    if (!anchors.isFine) found.add(stepOf('bodyCallouts'));
    return found;
  }, [values, anchors.isFine]);
  return {
    ...saving,
    values,
    step,
    next: () => setStep((at) => (at + 1) % count),
    back: () => setStep((at) => Math.max(at - 1, 0)),
    isStepRight: !wrong.has(step),
    isRight: wrong.size === 0,
    anchors,
    thumbnail,
    setThumbnail,
    premise,
    hasChanges: savedId === undefined && (saving.isDirty || thumbnail !== null || premise.isChanged),
    savedId,
  };
}
