import type { Capability } from '#contract/access';
import { paths } from '#contract/paths';

interface SettingsTab {
  key: 'general' | 'emailReminders' | 'sso' | 'integration';
  path: string;
  access: Capability;
}

/** The tabs of the settings in their order. A further tab is a row here, a page at its path and its name in `settings.tabs`. */
export const settingsTabs: readonly SettingsTab[] = [
  { key: 'general', path: paths.settingsGeneral, access: 'company:read' },
  { key: 'emailReminders', path: paths.settingsEmailReminders, access: 'company:read' },
  { key: 'sso', path: paths.settingsSso, access: 'sso:read' },
  { key: 'integration', path: paths.settingsIntegration, access: 'apiKeys:read' },
];
