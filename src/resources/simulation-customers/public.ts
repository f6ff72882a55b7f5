/** The parts that other folders may import: choosing customers for a simulation, and giving it to them. */
export { CandidatePicker } from './CandidatePicker.tsx';
export { cloneTo } from './sharingCalls.ts';
export { useCloneNotes } from './useCloneNotes.ts';
