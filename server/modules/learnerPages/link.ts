import { dayMs } from '#contract/kit/durations';
import { learnerLimits } from '#contract/learner/limits';
import { Refusal } from '../../core/refusal.ts';
import { machineTime } from '../../clock.ts';
import { companyTx, ownerTx } from '../../db/tx.ts';
import { readLink, takeSignInToken } from '../../identity/oneTimeLinks.ts';
import type { Door } from '../../landing/page.ts';
import { type LearnerLink, readLearnerLink } from '../../mail/learnerLink.ts';
import type { Services } from '../../services.ts';
import { findPerson, type FoundPerson } from './findPerson.ts';
import { learnPaths, signInFor } from './paths.ts';
import { pathOfCampaign } from './tasks.ts';

/** Whose link it is. Nobody is signed in yet. */
export interface Invited extends Omit<FoundPerson, 'language' | 'linksSince'> {
  /** What the link of a mail names; undefined for one from the panel. */
  link?: LearnerLink;
}

const letIn = ({ language, linksSince: _, ...person }: FoundPerson, link?: LearnerLink) => ({
  visitor: { ...person, ...(link && { link }) },
  companyId: person.companyId,
  language,
});

const isOver = ({ issuedAt }: LearnerLink): boolean =>
  issuedAt.getTime() + learnerLimits.linkDays * dayMs < machineTime().getTime();

/** Lets in the person of a mail’s link, while it holds; others are offered a fresh one. */
export const mailLink: Door<Invited> = {
  async open({ services, params }) {
    const link = readLearnerLink(services.secrets, params['token'] ?? '');
    if (!link || isOver(link)) return null;
    const person = await ownerTx(services.db, (tx) => findPerson(tx, link.userId));
    // Seconds, as the link has them.
    const isReplaced = person?.linksSince && link.issuedAt.getTime() < Math.floor(person.linksSince.getTime() / 1000) * 1000;
    return person && !isReplaced ? letIn(person, link) : null;
  },
  async instead({ services, params }) {
    const link = readLearnerLink(services.secrets, params['token'] ?? '');
    const person = link && (await ownerTx(services.db, (tx) => findPerson(tx, link.userId)));
    const path =
      person &&
      (await companyTx(services.db, person.companyId, 'read', (tx) =>
        pathOfCampaign(tx, { ...person, isPreview: false }, link.campaignId),
      ));
    return signInFor(path || learnPaths.tasks, { link: 'over' });
  },
};

/** Lets in an admin who comes from the panel with a one-time link, and does not use it yet. */
export const panelLink: Door<Invited> = {
  async open({ services, params }) {
    const person = await ownerTx(services.db, async (tx) => {
      const link = await readLink(tx, params['token'] ?? '', ['learner']).catch((error: unknown) => {
        if (error instanceof Refusal) return null;
        throw error;
      });
      return link && findPerson(tx, link.userId);
    });
    return person ? letIn(person) : null;
  },
  instead: () => `${learnPaths.signIn}?link=over`,
};

/** Uses the one-time link with which an admin comes from the panel. Null if it is void. */
export const takePanelLink = (services: Services, token: string): Promise<Invited | null> =>
  ownerTx(services.db, async (tx) => {
    const link = await takeSignInToken(tx, token, 'learner');
    const person = link && (await findPerson(tx, link.userId));
    return person ? letIn(person).visitor : null;
  });
