import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { simulationPagesPath as base } from '#contract/simulation/paths';
import type { EventKind } from '#contract/simulation/truth';
import { now } from '../../clock.ts';
import { messagePolicy } from '../../html/messagePolicy.ts';
import type { PageFiles } from '../../landing/Document.tsx';
import type { Services } from '../../services.ts';
import { nameIn } from '../../http/hostNames.ts';
import { selfTestAnswer, selfTestPath } from '../simulationHosts/public.ts';
import { factsOf, openIntake } from '../simulationTruth/public.ts';
import { type Address, isPicture, readAddress, type Step } from './address.ts';
import { composer } from './compose.ts';
import { type Message, messageFinder } from './findMessage.ts';
import { recordRehearsal } from './recordRehearsal.ts';
import { readBeacon } from './readBeacon.ts';
import { privateHeaders, sendMissing, sendNothing, sendPage, sendPixel, sendPlain } from './send.tsx';

const reads = ['GET', 'HEAD'];
const methodsOf: Readonly<Record<Step, readonly string[]>> = {
  page: reads,
  pixel: reads,
  // Read again, or in another language, after the button was pressed.
  continue: [...reads, 'POST'],
  seen: ['POST'],
  message: reads,
  logo: reads,
};

const beacon = z.object({ seconds: z.number().min(0).max(86_400).transform(Math.round), isTrusted: z.boolean() });
/** The largest number of its column. */
const mostSeconds = 32_767;

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  address: Address;
  message: Message;
}

/**
 * The pages to which simulated mails lead. They know no cookie, lead nowhere, and are the same for everybody who has the address. Reading
 * one writes an event and nothing else.
 */
export async function mountSimulationPages(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'env' | 'secrets' | 'log'>,
  files: PageFiles,
): Promise<void> {
  const find = messageFinder(services);
  const intake = openIntake(services);
  const pages = composer(services);

  function record({ request, message }: Visit, kind: EventKind, said?: z.output<typeof beacon>): Promise<void> {
    const { id, isRehearsal, archivedAt, countsUntil } = message;
    const seconds = said && { seconds: Math.min(said.seconds, mostSeconds) };
    const facts = factsOf(request, said?.isTrusted);
    const touch = { ...facts, ...seconds, messageId: id, kind, address: request.ip };
    if (isRehearsal) return recordRehearsal(services, { ...touch, isLate: false });
    return intake.record({ ...touch, isLate: archivedAt !== null || now() >= countsUntil });
  }

  const answers: Readonly<Record<Step, (visit: Visit) => Promise<FastifyReply>>> = {
    async page(visit) {
      const { request, reply, address, message } = visit;
      const event = record(visit, address.kind);
      if (request.method === 'HEAD') return sendNothing(reply, event);
      const [page] = await Promise.all([pages.page({ request, key: address.key, message, isPressed: false }), event]);
      return sendPage(reply, files, page, page.show.addresses.page);
    },
    async continue(visit) {
      const { request, reply, address, message } = visit;
      const event = record(visit, request.method === 'POST' ? 'continue' : 'link');
      if (request.method === 'HEAD') return sendNothing(reply, event);
      const [page] = await Promise.all([pages.page({ request, key: address.key, message, isPressed: true }), event]);
      return sendPage(reply, files, page, page.show.addresses.continue);
    },
    async pixel(visit) {
      await record(visit, 'pixel');
      return sendPixel(visit.reply);
    },
    async seen(visit) {
      const said = beacon.safeParse(visit.request.body);
      if (said.success) await record(visit, 'seen', said.data);
      return visit.reply.code(204).send();
    },
    async message({ request, reply, message }) {
      const document = await pages.frame(message);
      if (document === null) return sendMissing(request, reply);
      const own = { 'content-security-policy': messagePolicy, 'x-frame-options': 'SAMEORIGIN' };
      return reply.type('text/html; charset=utf-8').headers(own).send(document);
    },
    async logo({ request, reply, message }) {
      const logo = await pages.logo(message);
      return logo ? reply.type(logo.type).send(logo.content) : sendMissing(request, reply);
    },
  };

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.headers(privateHeaders);
    const path = pathOf(request);
    const address = readAddress(services.secrets, path);
    if (!address && isPicture(path) && reads.includes(request.method)) return sendPixel(reply);
    if (!address || !methodsOf[address.step].includes(request.method)) return sendMissing(request, reply);
    try {
      const message = await find(address.key);
      if (message) return await answers[address.step]({ request, reply, address, message });
    } catch (error) {
      request.log.error({ err: error }, 'request failed');
      return address.step === 'pixel' ? sendPixel(reply) : sendPlain(request, reply.code(503), 'simulationPage.away');
    }
    return address.step === 'pixel' ? sendPixel(reply) : sendMissing(request, reply);
  }

  await app.register(async (scope) => {
    readBeacon(scope);
    // A body that cannot be read.
    scope.setErrorHandler((_error, request, reply) => sendMissing(request, reply.headers(privateHeaders)));
    scope.get(selfTestPath, (request, reply) => {
      const answer = selfTestAnswer(services.secrets, nameIn(request.headers.host), request.query);
      void reply.headers(privateHeaders);
      return answer === null ? sendMissing(request, reply) : reply.type('text/plain; charset=utf-8').send(answer);
    });
    for (const path of [base, `${base}/*`]) scope.all(path, answer);
  });
}

/** As it came: `rewriteMalformed` gives addresses that nobody can read one of their own. */
const pathOf = ({ originalUrl }: FastifyRequest): string => originalUrl.split(/[?#]/, 1)[0] ?? '';
