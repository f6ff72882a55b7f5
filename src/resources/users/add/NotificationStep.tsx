import { useFormContext } from 'react-hook-form';
import type { AddUsersForm } from './addUsersSchema.ts';
import { BeginTraining } from './BeginTraining.tsx';
import { GivenTasks } from './GivenTasks.tsx';
import { NotificationSwitch, NotificationTexts } from './NotificationFields.tsx';

/** What the new people will be given, and what they are told. */
export function NotificationStep() {
  const { getValues } = useFormContext<AddUsersForm>();
  const { invites, department, group, role } = getValues();
  return (
    <>
      <GivenTasks departmentNames={department} groupNames={group} />
      <BeginTraining />
      <NotificationSwitch role={role} count={invites.length} />
      <NotificationTexts />
    </>
  );
}
