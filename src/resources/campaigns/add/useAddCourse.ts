import { useEffect, useState } from 'react';
import type { Location } from 'react-router';
import type { CourseView } from '#contract/courses/courses';
import { type CloseGuard, useCloseGuard } from '~/components/overlay/useCloseGuard.ts';
import { type CourseSettings, useCourseSettings } from '../settings/useCourseSettings.ts';
import type { Texts } from '../settings/settingsRequest.ts';
import type { Started } from './AfterStart.tsx';
import { isNow, type SettingsForm } from '../settings/settingsSchema.ts';
import { useStep } from './useStep.ts';

const courseOf = ({ search }: Location) => new URLSearchParams(search).get('course');
/** Going from step to step leaves nothing. */
const isSameDialog = (from: Location, to: Location) => from.pathname === to.pathname && courseOf(from) === courseOf(to);

/** What was started: a planned one begins later. */
export type Start = Pick<Started, 'isPlanned' | 'isForAll'>;
export const startOf = ({ startDate, assignmentType }: SettingsForm): Start => ({
  isPlanned: !isNow(startDate, Date.now()),
  isForAll: assignmentType === 'all_users',
});

export interface AddCourse {
  step: number;
  settings: CourseSettings;
  guard: CloseGuard;
  goTo: (step: number) => void;
  /** From the settings on to the start, when they are right. */
  next: () => Promise<void>;
  start: () => Promise<boolean>;
  save: () => Promise<void>;
}

interface Options {
  defaults: Texts;
  onClose: () => void;
  /** A campaign was made. */
  onStarted: (start: Start) => void;
}

/** The way through the dialog: preview, settings, and the start of a course that is not running yet. */
export function useAddCourse(course: CourseView, { defaults, onClose, onStarted }: Options): AddCourse {
  const { step: asked, goTo } = useStep(course.activeCampaign !== null);
  const [done, setDone] = useState<Start | null>(null);
  const settings = useCourseSettings(course, defaults, () => goTo(1));
  const { form } = settings;
  const guard = useCloseGuard(settings.isDirty && !done, onClose, isSameDialog);
  // Closed only after the guard knows that nothing is left to lose.
  useEffect(() => {
    if (!done) return;
    onStarted(done);
    onClose();
  }, [done, onStarted, onClose]);

  const next = async () => {
    if (asked === 0 || (await form.trigger(undefined, { shouldFocus: true }))) goTo(asked + 1);
  };
  const start = async () => {
    const made = startOf(form.getValues());
    const isStarted = await settings.save();
    if (isStarted) setDone(made);
    return isStarted;
  };
  const save = async () => {
    if (settings.reason === undefined && (await settings.save())) goTo(0);
  };
  return {
    // A start that cannot be made yet is still a matter of the settings.
    step: asked === 2 && !form.formState.isValid ? 1 : asked,
    settings,
    guard,
    goTo,
    next,
    start,
    save,
  };
}
