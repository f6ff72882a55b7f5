import type { SaveTemplateBody } from '#contract/exercise/templates';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { exerciseTemplates } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { ReceivedFile } from '../../files/receiveFile.ts';
import type { Cleaned } from '../../html/cleaner.ts';
import { changeOwn, type Content, createOwn, savePicture } from '../messageTemplates/public.ts';
import { tables, type Version } from './tables.ts';

/** What somebody sends to save a template. */
interface Sent {
  body: SaveTemplateBody;
  content: Cleaned;
  picture: ReceivedFile | undefined;
}
type Kept = Pick<Version, 'difficulty' | 'premise' | 'thumbnail'>;

const factsOf = ({ name, layoutType, callouts }: Content<Version>) => ({ name, layoutType, callouts: callouts.length });

async function contentOf(
  tx: Tx,
  actor: Actor,
  { body, content, picture }: Sent,
  { difficulty, premise, thumbnail }: Kept,
): Promise<Content<Version>> {
  const isEmail = body.layoutType === 'EMAIL';
  return {
    difficulty,
    premise,
    name: body.name,
    legend: body.legend,
    layoutType: body.layoutType,
    html: content.html,
    designData: content.design,
    answers: body.answers,
    callouts: body.callouts,
    subject: isEmail ? body.subject : '',
    fromEmail: (isEmail && body.fromEmail) || null,
    fromName: (isEmail && body.fromName) || null,
    fromPhone: (!isEmail && body.fromPhone) || null,
    thumbnail: await savePicture(tx, actor, { picture, isDeleteThumbnail: body.isDeleteThumbnail }, thumbnail),
  };
}

export const createTemplate = (tx: Tx, actor: Actor, sent: Sent): Promise<string> =>
  createOwn(tx, actor, tables, {
    addTemplate: (template) => tx.insert(exerciseTemplates).values(template),
    content: () => contentOf(tx, actor, sent, { difficulty: null, premise: null, thumbnail: null }),
    factsOf,
  });

export const updateTemplate = (tx: Tx, actor: Actor, id: string, sent: Sent): Promise<void> =>
  changeOwn(tx, actor, tables, id, {
    content(before) {
      if (before.layoutType !== sent.body.layoutType) throw new Refusal('validation_failed', { fields: ['layoutType'] });
      return contentOf(tx, actor, sent, before);
    },
    factsOf,
  });
