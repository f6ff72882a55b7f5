import { refusedFields } from '~/dataProvider/refusedFields.ts';
import { isHeedError } from '~/errors/heedError.ts';
import type { SettingsField } from './settings/settingsSchema.ts';

const wireFields: readonly [RegExp, SettingsField][] = [
  [/^(user_departments|selectedGroups)/, 'selected'],
  [/^campaign_assignment_type/, 'selected'],
  [/^days_to_complete/, 'daysToComplete'],
  [/^start_date/, 'startDate'],
  [/^notificationSubject/, 'subject'],
  [/^notificationMessage/, 'message'],
  [/^notificationsEnabled/, 'notificationsEnabled'],
];

/** Maps a field of the call that the server refuses to a field of the settings. */
export const settingsField = (wireField: string): SettingsField | undefined =>
  wireFields.find(([pattern]) => pattern.test(wireField.replace(/^body\./, '')))?.[1];

/** Maps a refused start or change to the fields of the settings. */
export function campaignRefusals(error: unknown): Record<string, string> | undefined {
  if (isHeedError(error, 'start_in_past')) return { startDate: 'campaigns.errors.startPast' };
  if (isHeedError(error, 'assignment_not_removable')) return { selected: 'errors.assignment_not_removable' };
  return refusedFields(error, settingsField, 'campaigns.errors.refused');
}
