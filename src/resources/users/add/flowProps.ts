/** The props that the drawer passes to each way of adding people. */
export interface FlowProps {
  /** The element for the buttons; null until it is mounted, and while the other mode is shown. */
  footer: HTMLElement | null;
  /** Called with true while closing would lose input. */
  onDirty: (isDirty: boolean) => void;
  /** True while the mode can still be changed. */
  onFirstStep: (isFirst: boolean) => void;
  /** Closes the drawer without asking. */
  onDone: () => void;
}
