/** What flows outside of this folder may use. */
export { customList, editAddress } from './addresses.ts';
export { assignmentTones, shares } from './people/assignmentTones.ts';
export { nameOf, type PersonRow, peopleShape, statusFilter, toPersonRow } from './people/people.ts';
export { PersonName } from './people/PersonName.tsx';
export { usePeopleColumns } from './people/usePeopleColumns.tsx';
export { useBoostText } from './useBoostText.ts';
export { useCopyAndEdit } from './useCopyAndEdit.tsx';
