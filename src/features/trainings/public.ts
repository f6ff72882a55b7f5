/** What flows outside of this folder may use. */
export { customList, editAddress, startAddress } from './addresses.ts';
export { sharesOf } from './people/shares.ts';
export { campaignPeopleFields, workFields } from './people/fields.ts';
export { peopleAddress, taskOf } from './people/people.ts';
export { PeopleView } from './people/PeopleView.tsx';
export { reportedPerson } from './people/reportedPerson.ts';
export { usePeopleCsv } from './people/usePeopleCsv.ts';
export { courseTones } from './statusTones.ts';
export { useBoostText } from './useBoostText.ts';
export { useCopyAndEdit } from './useCopyAndEdit.tsx';
export { useEndCampaign } from './useEndCampaign.ts';
export { useFiguresAddress } from './useFiguresAddress.ts';
