import { brandColours } from '#contract/partners/brandColours';
import type { Brand } from '#contract/partners/whiteLabel';
import { config } from './config.ts';

/** The look of the host name: it comes with the page, so the sign-in page has it at once. */
export const hostBrand: Brand | null = config.brand ?? null;

const variables = { accent: 'accent', accentHover: 'accent-hover', accentSoft: 'accent-soft', onAccent: 'on-accent' } as const;

/** Sets the variables of tokens.css to the colour of a look, or takes them away. Scripts may do so under the content policy. */
export function showColours(brand: Brand | null): void {
  const { style } = document.documentElement;
  const colours = brand?.colour ? brandColours(brand.colour) : undefined;
  for (const [name, variable] of Object.entries(variables) as [keyof typeof variables, string][]) {
    set(style, `--brand-${variable}`, colours?.light[name]);
    set(style, `--brand-dark-${variable}`, colours?.dark[name]);
  }
}

function set(style: CSSStyleDeclaration, name: string, value: string | undefined): void {
  if (value) style.setProperty(name, value);
  else style.removeProperty(name);
}
