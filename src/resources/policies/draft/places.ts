import { type PolicyPlace, policyPlaces } from '#contract/policies/states';

export type FilledPlaces = Partial<Record<PolicyPlace, string>>;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The text of a preset with its places filled; empty ones stay visible as places. */
export const filled = (html: string, places: FilledPlaces): string =>
  policyPlaces.reduce((text, place) => {
    const value = places[place]?.trim();
    return value ? text.replaceAll(`{{${place}}}`, escaped(value)) : text;
  }, html);
