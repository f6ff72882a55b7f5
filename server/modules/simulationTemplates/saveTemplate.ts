import { and, eq } from 'drizzle-orm';
import type { SaveSimulationTemplateBody } from '#contract/simulation/templates';
import type { Actor } from '../../core/actor.ts';
import { simulationTemplates } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { ReceivedFile } from '../../files/receiveFile.ts';
import { changeOwn, type Content, createOwn, savePicture } from '../messageTemplates/public.ts';
import type { SimulatedContent } from './content.ts';
import { requireLanguage } from './requireLanguage.ts';
import { tables, type Version } from './tables.ts';

/** What somebody sends to save a template. */
interface Sent {
  body: SaveSimulationTemplateBody;
  content: SimulatedContent;
  picture: ReceivedFile | undefined;
}
type Kept = Pick<Version, 'difficulty' | 'premise' | 'thumbnail'>;

const factsOf = ({ name, subject, callouts }: Content<Version>) => ({ name, subject, callouts: callouts.length });

async function contentOf(
  tx: Tx,
  actor: Actor,
  { body, content, picture }: Sent,
  { difficulty, premise, thumbnail }: Kept,
): Promise<Content<Version>> {
  const { name, senderName, senderLocal, subject, callouts, landingKind, isDeleteThumbnail } = body;
  return {
    difficulty,
    premise,
    name,
    senderName,
    senderLocal,
    subject,
    callouts,
    landingKind,
    copiedFrom: null,
    html: content.html,
    text: content.text,
    designData: content.design,
    thumbnail: await savePicture(tx, actor, { picture, isDeleteThumbnail }, thumbnail),
  };
}

export function createTemplate(tx: Tx, actor: Actor, sent: Sent): Promise<string> {
  const { language } = sent.body;
  requireLanguage(language);
  return createOwn(tx, actor, tables, {
    addTemplate: (template) => tx.insert(simulationTemplates).values({ ...template, type: 'CUSTOM', language }),
    content: () => contentOf(tx, actor, sent, { difficulty: null, premise: null, thumbnail: null }),
    factsOf,
  });
}

export async function updateTemplate(tx: Tx, actor: Actor, id: string, sent: Sent): Promise<void> {
  const { language } = sent.body;
  requireLanguage(language);
  await changeOwn(tx, actor, tables, id, { content: (before) => contentOf(tx, actor, sent, before), factsOf });
  const own = and(eq(simulationTemplates.id, id), eq(simulationTemplates.companyId, actor.companyId));
  await tx.update(simulationTemplates).set({ language }).where(own);
}
