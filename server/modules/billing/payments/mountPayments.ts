import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../services.ts';
import { mountSandbox } from '../sandbox/mountSandbox.ts';
import { mountStripe } from '../stripe/mountStripe.ts';

/** The routes of the payment provider of this installation, if it has one. */
export async function mountPayments(app: FastifyInstance, services: Services): Promise<void> {
  const { stripe, mode } = services.env;
  if (stripe) await mountStripe(app, services, stripe);
  else if (mode !== 'server') await mountSandbox(app, services);
}
