/** A simulated mail to oneself, and what touches it, before a launch. */
export { RehearsalButton } from './RehearsalButton.tsx';
