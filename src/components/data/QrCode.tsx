import { useMemo } from 'react';
import { renderSVG } from 'uqr';

/** A QR code, drawn here: what it says never leaves the page. Import it lazily, with the dialog that shows it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const svg = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`, [text]);
  return <img src={svg} alt={label} width={184} height={184} />;
}
