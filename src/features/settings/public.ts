export { LogoField, logoIdOf, logoSchema } from './LogoField.tsx';
export { SettingsFrame } from './SettingsFrame.tsx';
export { useWhiteLabelPath } from './useWhiteLabelPath.ts';
