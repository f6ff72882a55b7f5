import type { FindingName } from '#contract/partners/customerStates';
import type { PendingAction } from './CustomerActionDialog.tsx';
import type { Allowed } from './useAllowed.ts';

/** An action on selected customers. */
interface SelectionAction {
  action: PendingAction['action'];
  needs: keyof Allowed;
  /** What the action is the answer to. */
  about?: readonly FindingName[];
  isDanger?: true;
}

/** From the first button on; the server says of each who is left out. */
const selectionActions: readonly SelectionAction[] = [
  { action: 'start', needs: 'start', about: ['noTraining'] },
  { action: 'allocate', needs: 'allocate', about: ['licencesEnded', 'licencesEnding', 'trialEnding', 'licencesFull'] },
  { action: 'remind', needs: 'write', about: ['overdue'] },
  { action: 'resend', needs: 'write', about: ['neverSignedIn'] },
  { action: 'requestAccess', needs: 'request' },
  { action: 'remindAdmins', needs: 'write', about: ['domainUnverified', 'certificateExpiring'] },
  { action: 'edit', needs: 'edit' },
  { action: 'suspend', needs: 'suspend' },
  { action: 'enable', needs: 'suspend' },
  { action: 'remove', needs: 'write', isDanger: true },
];

/** The actions that the session allows; first the ones that resolve the findings by which the list is filtered. */
export function selectionActionsFor(allowed: Allowed, findings: readonly FindingName[] = []): SelectionAction[] {
  const possible = selectionActions.filter(({ needs }) => allowed[needs]);
  const isAnswer = ({ about = [] }: SelectionAction) => about.some((finding) => findings.includes(finding));
  return [...possible.filter(isAnswer), ...possible.filter((each) => !isAnswer(each))];
}
