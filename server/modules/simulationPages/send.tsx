import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document, type PageFiles } from '../../landing/Document.tsx';
import { pagePolicy } from '../../landing/policy.ts';
import { styleOf } from '../../landing/styleOf.ts';
import { ContinuePage } from './ContinuePage.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { plainPage, plainPolicy } from './plainPage.ts';
import type { Content, Show } from './show.ts';
import { TeachPage } from './TeachPage.tsx';

/** A picture of one transparent point: 43 bytes. */
const pixel = Buffer.from('R0lGODlhAQABAPAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** Of every answer: nobody keeps it, no search engine lists it. The other ones are those of all answers (`securityHeaders`). */
export const privateHeaders = { 'cache-control': 'no-store, private', 'x-robots-tag': 'noindex, nofollow' } as const;

export async function sendNothing(reply: FastifyReply, event: Promise<void>): Promise<FastifyReply> {
  await event;
  return reply.type('text/html; charset=utf-8').send();
}

/** Web mail of another origin shows it. */
export const sendPixel = (reply: FastifyReply): FastifyReply =>
  reply.code(200).type('image/gif').header('cross-origin-resource-policy', 'cross-origin').send(pixel);

export function sendPlain(request: FastifyRequest, reply: FastifyReply, key: Parameters<typeof plainPage>[1]): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', plainPolicy)
    .send(plainPage(request.headers['accept-language'], key));
}

export const sendMissing = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendPlain(request, reply.code(404), 'landing.missing.title');

export function sendPage(
  reply: FastifyReply,
  files: PageFiles,
  { show, content }: { show: Show; content: Content },
  address: string,
): FastifyReply {
  const style = styleOf(show.brand);
  const menu = <LanguageLinks show={show} address={address} />;
  const visit = { ...show, notice: undefined };
  const document = (
    <Document visit={visit} title={content.landing.title} menu={menu} referrer="no-referrer" files={files} style={style}>
      {content.kind === 'continue' ? (
        <ContinuePage show={show} landing={content.landing} />
      ) : (
        <TeachPage show={show} content={content} />
      )}
    </Document>
  );
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(style))
    .send(`<!doctype html>${renderToStaticMarkup(document)}`);
}
