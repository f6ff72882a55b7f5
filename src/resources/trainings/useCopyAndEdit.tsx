import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { cloneCourse } from '#contract/courses';
import { useAction, useErrorToast } from '~/dataProvider/index.ts';
import { useCan } from '~/session/useSession.ts';
import { editAddress } from './addresses.ts';
import { BoostDialog } from './BoostDialog.tsx';

interface CopyAndEdit {
  copy: (course: { id: string }) => void;
  /** What a plan without trainings of its own is told instead. */
  dialog: ReactNode;
}

/** Makes a draft of a course and opens it in the editor. */
export function useCopyAndEdit(): CopyAndEdit {
  const navigate = useNavigate();
  const showError = useErrorToast();
  const mayCopy = useCan('customTraining:write');
  const { mutateAsync, isPending } = useAction(cloneCourse);
  const [isTold, setTold] = useState(false);
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
    copy: ({ id }) => {
      if (!mayCopy) setTold(true);
      else if (!isPending) void copy(id);
    },
    dialog: isTold && <BoostDialog onClose={() => setTold(false)} />,
  };
}
