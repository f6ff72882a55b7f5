import { brandColours } from '#contract/partners/brandColours';
import type { Brand } from '#contract/partners/whiteLabel';

/** Sets the variables of tokens.css that a company has its own values for. */
export function styleOf(brand: Brand | null): string {
  if (!brand?.colour) return '';
  const { accent, accentHover, accentSoft } = brandColours(brand.colour).light;
  return `:root{--brand-accent:${accent};--brand-accent-hover:${accentHover};--brand-accent-soft:${accentSoft}}`;
}
