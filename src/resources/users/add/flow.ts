/** What the drawer hands to each way of adding people. */
export interface FlowProps {
  /** Where the buttons of the drawer stand; null until it is drawn, or while the other way is shown. */
  footer: HTMLElement | null;
  /** True when closing would lose something. */
  onDirty: (isDirty: boolean) => void;
  /** Whether the choice of the way may be changed on this step. */
  onFirstStep: (isFirst: boolean) => void;
  /** Everything is done; closes without asking. */
  onDone: () => void;
}
