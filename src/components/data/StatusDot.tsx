import type { Tone } from '#contract/tones';

export const toneColours: Record<Tone, string> = {
  success: 'var(--success)',
  warning: 'var(--warning-mark)',
  danger: 'var(--danger)',
  neutral: 'var(--neutral-mark)',
  accent: 'var(--accent)',
  info: 'var(--info)',
};
const lineStyle = { display: 'inline-flex', alignItems: 'center', gap: 8 } as const;

/** A status as a coloured dot and a word; the word carries the meaning. */
export function StatusDot({ tone, label }: { tone: Tone; label: string }) {
  return (
    <span style={lineStyle}>
      <span aria-hidden style={{ width: 8, height: 8, borderRadius: '50%', background: toneColours[tone], flex: 'none' }} />
      {label}
    </span>
  );
}
