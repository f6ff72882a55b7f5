import { groups } from '#contract/people/groups';
import { describeMemberSets } from '#tests/support/memberSetScenarios';

describeMemberSets({ plural: 'groups', idName: 'groupId', calls: groups });
