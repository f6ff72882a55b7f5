import { learnerPagesPath } from '#contract/learner/pages';
import { readAddress, signAddress } from '../signedAddress.ts';
import type { Secrets } from '../secrets.ts';

/** The personal link of a mail: whose it is, the campaign that the mail is about, if it is about one, and when it was made. */
export interface LearnerLink {
  userId: string;
  campaignId: string | null;
  issuedAt: Date;
  /** The person has requested it: it takes the place of the links before it. */
  isFresh: boolean;
}

const kinds = { usual: 'learner link', fresh: 'fresh learner link' } as const;
const idBytes = 16;
const none = Buffer.alloc(idBytes);

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Where the page of a link is. GET changes nothing: the person confirms who they are before it opens anything. */
export const learnerLinkPath = `${learnerPagesPath}/enter`;

/** Whether the button of a mail signs its person in to the pages of learners. */
export const isLearnerLink = (link: string | undefined): boolean => link?.includes(`${learnerLinkPath}/`) ?? false;

export function writeLearnerLink(secrets: Secrets, { userId, campaignId, issuedAt, isFresh }: LearnerLink): string {
  const time = Buffer.alloc(4);
  time.writeUInt32BE(Math.floor(issuedAt.getTime() / 1000));
  const named = Buffer.concat([bytesOf(userId), campaignId ? bytesOf(campaignId) : none, time]);
  return signAddress(secrets, isFresh ? kinds.fresh : kinds.usual, named);
}

/** Null for a token that is not ours, or not whole. Whether it still opens anything is for the caller to decide. */
export function readLearnerLink(secrets: Secrets, token: string): LearnerLink | null {
  const usual = readAddress(secrets, kinds.usual, token);
  const named = usual ?? readAddress(secrets, kinds.fresh, token);
  if (named?.length !== 2 * idBytes + 4) return null;
  const campaign = named.subarray(idBytes, 2 * idBytes);
  return {
    userId: idOf(named.subarray(0, idBytes)),
    campaignId: campaign.equals(none) ? null : idOf(campaign),
    issuedAt: new Date(named.readUInt32BE(2 * idBytes) * 1000),
    isFresh: usual === null,
  };
}
