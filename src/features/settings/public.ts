export { SettingsFrame } from './SettingsFrame.tsx';
