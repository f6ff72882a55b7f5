import { groups } from '#contract/people/groups';
import { describeMemberSets } from '#tests/support/calls/memberSetScenarios';

describeMemberSets({ plural: 'groups', idName: 'groupId', calls: groups });
