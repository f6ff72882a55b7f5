export { useListExport } from './useListExport.tsx';
