/** Stays focusable while it works, so that the keyboard does not lose its place. */
export function SubmitButton({ busy, label, busyLabel }: { busy: boolean; label: string; busyLabel: string }) {
  return (
    <button type="submit" className="so-submit" aria-disabled={busy || undefined} data-busy={busy || undefined}>
      {busy ? busyLabel : label}
    </button>
  );
}
