import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyLimits } from '#contract/kit/limits';
import { jsonExcess } from '#contract/kit/jsonExcess';
import { Refusal } from '../core/refusal.ts';
import { isSurelyStorable } from '../core/storableText.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** False if the body may contain a text that the database cannot store: only then its values are searched for it. */
    isStorable: boolean;
  }
}

const tooMuch = {
  depth: 'The request body is nested too deeply',
  nodes: 'The request body has too many values',
} as const;

/** A larger body, which an endpoint allows, may have more values. */
const mostNodes = ({ routeOptions: { bodyLimit = 0 } }: FastifyRequest) => Math.max(bodyLimits.nodes, bodyLimit / 16);

/**
 * Reads bodies of these types as JSON. Depth and number of values are limited before anything walks the body: recursion would end with
 * an error of ours, and a walk over a million values takes seconds. The parser refuses names that would reach a prototype.
 */
export function readJson(app: FastifyInstance, types: string[], { mayBeEmpty = false } = {}): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  if (!app.hasRequestDecorator('isStorable')) app.decorateRequest('isStorable', false);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(types, { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '' && mayBeEmpty) return done(null, undefined);
    const excess = jsonExcess(text, { depth: bodyLimits.depth, nodes: mostNodes(request) });
    if (excess) return done(new Refusal('validation_failed', { description: tooMuch[excess], fields: ['body'] }));
    request.isStorable = isSurelyStorable(text);
    void parse(request, text, done);
  });
}
