export { endSuggestions, startAll, startClones } from './startClones.ts';
