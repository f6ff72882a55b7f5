import type { Capability } from '#contract/access';
import { paths } from '#contract/paths';
import { hasWhiteLabel, type Session } from '~/session/useSession.ts';

interface SettingsTab {
  key: 'general' | 'emailReminders' | 'sso' | 'security' | 'whiteLabel' | 'integration';
  path: string;
  access: Capability;
  /** A further condition, which no capability expresses. */
  isShown?: (session: Session) => boolean;
}

/** The tabs of the settings in their order. A further tab is a row here, a page at its path and its name in `settings.tabs`. */
export const settingsTabs: readonly SettingsTab[] = [
  { key: 'general', path: paths.settingsGeneral, access: 'company:read' },
  { key: 'emailReminders', path: paths.settingsEmailReminders, access: 'company:read' },
  { key: 'sso', path: paths.settingsSso, access: 'sso:read' },
  { key: 'security', path: paths.settingsSecurity, access: 'security:read' },
  { key: 'whiteLabel', path: paths.settingsWhiteLabel, access: 'whiteLabel:read', isShown: hasWhiteLabel },
  { key: 'integration', path: paths.settingsIntegration, access: 'apiKeys:read' },
];
