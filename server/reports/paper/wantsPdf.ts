import type { FastifyRequest } from 'fastify';

export const wantsPdf = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^\s*application\/pdf\b/i.test(headers.accept ?? '');
