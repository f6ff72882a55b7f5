import { type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { cloneCourse } from '#contract/courses/courses';
import { useBoostAction } from '~/features/plan/public.ts';
import { useAction } from '~/dataProvider/index.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useCan } from '~/session/useSession.ts';
import { editAddress } from './addresses.ts';

interface CopyAndEdit {
  copy: (course: { id: string }) => void;
  /** The offer, shown if the plan does not include custom trainings. */
  dialog: ReactNode;
}

/** Makes a draft of a course and opens it in the editor. */
export function useCopyAndEdit(): CopyAndEdit {
  const navigate = useNavigate();
  const showError = useErrorToast();
  const mayCopy = useCan('customTraining:write');
  const { mutateAsync, isPending } = useAction(cloneCourse);
  const boost = useBoostAction();
  const copy = useCallback(
    async (courseId: string) => {
      try {
        const { clonedCourseId } = await mutateAsync({ params: { courseId } });
        void navigate(editAddress(clonedCourseId));
      } catch (error) {
        showError(error);
      }
    },
    [mutateAsync, navigate, showError],
  );
  return {
    copy: ({ id }) => boost.act(() => void (isPending || copy(id)), mayCopy),
    dialog: boost.dialog,
  };
}
