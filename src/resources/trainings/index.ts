export { customList, editAddress } from './addresses.ts';
export { useBoostText } from './useBoostText.ts';
export { useCopyAndEdit } from './useCopyAndEdit.tsx';
