export { hasSeenNotifications } from './shownNotifications.ts';
