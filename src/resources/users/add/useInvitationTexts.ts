import { useCallback } from 'react';
import { fillPlaces, getInviteMessages } from '#contract/company/messages';
import { type InvitationKind, type InvitationText, invitationText } from '#locales/invitations.ts';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useSession } from '~/session/useSession.ts';

/** What an invitation says unless the admin writes something else: the company's own text, or the standard one. */
export function useInvitationTexts(): (kind: InvitationKind) => InvitationText {
  const { lang, name: companyName } = useSession().company;
  const { data } = useEndpoint(getInviteMessages, {});
  return useCallback(
    (kind) => {
      const own = kind === 'user' ? data?.learner : data?.admin;
      if (!own?.isOwn) return invitationText(kind, lang, companyName);
      return { subject: fillPlaces(own.subject, { companyName }), message: fillPlaces(own.message, { companyName }) };
    },
    [data, lang, companyName],
  );
}
