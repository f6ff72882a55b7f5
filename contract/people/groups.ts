import { memberSetEndpoints } from './memberSets.ts';

export const groups = memberSetEndpoints('groups', 'groupId', { read: 'groups:read', write: 'groups:write' });
