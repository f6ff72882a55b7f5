import { useFormContext } from 'react-hook-form';
import type { AddUsersForm } from './addUsersSchema.ts';
import { BeginTraining } from './BeginTraining.tsx';
import { GivenTasks } from './GivenTasks.tsx';
import { NotificationFields } from './NotificationFields.tsx';

/** What the new people will be given, and what they are told. */
export function NotificationStep() {
  const { getValues } = useFormContext<AddUsersForm>();
  const { department, group, role } = getValues();
  return (
    <>
      <GivenTasks departmentNames={department} groupNames={group} />
      <BeginTraining />
      <NotificationFields role={role} />
    </>
  );
}
