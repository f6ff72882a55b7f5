export { guessedColumns, setColumns } from './columns.ts';
export { requireKnown } from './requireKnown.ts';
export { findSet, setLanguageAndZone } from './setLanguageAndZone.ts';
