import { useState } from 'react';
import { useStep } from '~/components/form/useStep.ts';

/** A step, and the fields that it shows. The one step without `fields` has all that no other step has. */
export interface WizardStep<Key extends string, Field extends string> {
  key: Key;
  fields?: readonly Field[];
}

export interface WizardPlace<Key extends string> {
  keys: readonly Key[];
  /** The step that the address names. */
  inAddress: number;
  goTo: (step: number) => void;
  stepOf: (field: string) => number;
  /** Shows the step of a field that was refused. */
  show: (field?: string) => void;
  isDone: boolean;
  /** Leaves the wizard without a question. */
  finish: () => void;
}

/** Where somebody is in a wizard. `steps` is a constant of the module. */
export function useWizard<Key extends string, Field extends string>(steps: readonly WizardStep<Key, Field>[]): WizardPlace<Key> {
  const [isDone, setDone] = useState(false);
  const { step: inAddress, goTo } = useStep(steps.length - 1);
  const stepOf = (field: string) => {
    const own = steps.findIndex(({ fields = [] }) => (fields as readonly string[]).includes(field));
    return Math.max(0, own < 0 ? steps.findIndex(({ fields }) => fields === undefined) : own);
  };
  return {
    keys: steps.map(({ key }) => key),
    inAddress,
    goTo,
    stepOf,
    show: (field) => field !== undefined && goTo(stepOf(field)),
    isDone,
    finish: () => setDone(true),
  };
}
