import { useEffect, useState } from 'react';
import type { Location } from 'react-router';
import type { CourseView } from '#contract/courses/courses';
import { useStep } from '~/components/form/useStep.ts';
import { type CloseGuard, useCloseGuard } from '~/components/overlay/useCloseGuard.ts';
import { isNow } from '~/features/campaign-rules/public.ts';
import type { MailTexts } from '~/features/campaign-settings/public.ts';
import type { SettingsForm } from '../settings/settingsSchema.ts';
import { type CourseSettings, useCourseSettings } from '../settings/useCourseSettings.tsx';
import type { Started } from './AfterStart.tsx';

const courseOf = ({ search }: Location) => new URLSearchParams(search).get('course');
/** A change of the step does not leave the dialog. */
const isSameDialog = (from: Location, to: Location) => from.pathname === to.pathname && courseOf(from) === courseOf(to);

/** The new campaign; a planned one starts later. */
export type StartSummary = Pick<Started, 'isPlanned' | 'isForAll'>;
export const summarizeStart = ({ startDate, assignmentType }: SettingsForm): StartSummary => ({
  isPlanned: !isNow(startDate, Date.now()),
  isForAll: assignmentType === 'all_users',
});

interface AddCourse {
  step: number;
  settings: CourseSettings;
  guard: CloseGuard;
  goTo: (step: number) => void;
  /** Goes from the settings to the start if the settings are valid. */
  next: () => Promise<void>;
  start: () => Promise<boolean>;
  save: () => Promise<void>;
}

interface Options {
  defaults: MailTexts;
  onClose: () => void;
  /** Called when the campaign exists. */
  onStarted: (start: StartSummary) => void;
}

/** The steps of the dialog: preview, settings, and the start of a course that is not running yet. A running course has no start. */
export function useAddCourse(course: CourseView, { defaults, onClose, onStarted }: Options): AddCourse {
  const { step: requestedStep, goTo } = useStep(course.activeCampaign ? 1 : stepKeys.length - 1);
  const [done, setDone] = useState<StartSummary | null>(null);
  const settings = useCourseSettings(course, defaults, () => goTo(1));
  const { form } = settings;
  const guard = useCloseGuard(settings.isDirty && !done, onClose, isSameDialog);
  // Close only after the guard has seen that nothing is unsaved; otherwise it would block.
  useEffect(() => {
    if (!done) return;
    onStarted(done);
    onClose();
  }, [done, onStarted, onClose]);

  const next = async () => {
    if (requestedStep === 0 || (await form.trigger(undefined, { shouldFocus: true }))) goTo(requestedStep + 1);
  };
  const start = async () => {
    const made = summarizeStart(form.getValues());
    const isStarted = await settings.save();
    if (isStarted) setDone(made);
    return isStarted;
  };
  const save = async () => {
    if (settings.reason === undefined && (await settings.save())) goTo(0);
  };
  return {
    // Invalid settings keep the person on their step.
    step: requestedStep === 2 && !form.formState.isValid ? 1 : requestedStep,
    settings,
    guard,
    goTo,
    next,
    start,
    save,
  };
}

/** Steps count from 0 in code and from 1 on screen and in the address. */
export const stepKeys = ['preview', 'settings', 'start'] as const;
