import { createHash } from 'node:crypto';
import { policyPlaces, type PolicyPlace } from '#contract/policies/states';
import { findPreset, textOf } from '../../catalogue/policies/index.ts';
import { Refusal } from '../../core/refusal.ts';

/** SHA-256 of a text in UTF-8, as an auditor can compute it again; that of a file is of its bytes. */
export const sha256Of = (html: string): string => createHash('sha256').update(html, 'utf8').digest('hex');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

export type Places = Partial<Record<PolicyPlace, string>>;

/** The text of a preset with its places filled; places without a value stay open. Refuses with validation_failed a preset that does not exist. */
export function filledPreset(presetId: string, language: string, places: Places) {
  const preset = findPreset(presetId);
  if (!preset) throw new Refusal('validation_failed', { fields: ['presetId'] });
  const text = textOf(preset, language);
  const filled = policyPlaces.reduce(
    (html, place) => (places[place] ? html.replaceAll(`{{${place}}}`, escaped(places[place])) : html),
    text.html,
  );
  return { name: text.name, language: text.language, html: filled, edition: preset.edition };
}
