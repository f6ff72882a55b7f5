/** A wizard on a page of its own: its frame, its steps in the address, its last step. An area declares its steps with their fields. */
export { ReviewStep } from './ReviewStep.tsx';
export { useWizard, type WizardStep } from './useWizard.ts';
export { Wizard } from './Wizard.tsx';
