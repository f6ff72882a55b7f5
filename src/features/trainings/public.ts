/** What flows outside of this folder may use. */
export { customList, editAddress, startAddress } from './addresses.ts';
export { courseTones } from './statusTones.ts';
export { useBoostText } from './useBoostText.ts';
export { useCopyAndEdit } from './useCopyAndEdit.tsx';
export { useEndCampaign } from './useEndCampaign.ts';
export { useFiguresAddress } from './useFiguresAddress.ts';
