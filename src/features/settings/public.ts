export { LogoField, logoIdOf, logoSchema } from './LogoField.tsx';
export { SettingsFrame } from './SettingsFrame.tsx';
