import { demoCompanyIds } from '../demo/index.ts';
import type { Services } from '../services.ts';
import { baseUrl } from '../env.ts';
import { simulateStep } from './step.ts';
import { touchMails, type Visit } from './touchMails.ts';

const shortestMs = 20_000;
const longestMs = 40_000;
const mostLearners = 4;
const mostMails = 3;
const chance = { next: () => Math.random() };

/**
 * Simulates learners of the demo companies: every half minute a few of them continue their trainings, and a few look at mails of
 * simulations. Never touches other companies. Returns the function that stops it and waits for its last step.
 */
export function startSimulator(services: Pick<Services, 'db' | 'env' | 'log' | 'secrets'>): () => Promise<void> {
  const { env, log } = services;
  const companyIds = demoCompanyIds();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  const step = async () => {
    try {
      const learners = await simulateStep(services, companyIds, 1 + Math.floor(chance.next() * mostLearners), chance);
      const send = ({ path, ...request }: Visit) => fetch(`${baseUrl(env)}${path}`, request);
      const mails = await touchMails(services, companyIds, mostMails, { chance, send });
      log.info({ simulator: true, learners, mails }, 'simulator: made-up learners went on');
    } catch (error) {
      if (!stopped) log.warn({ simulator: true, err: error }, 'simulator: a step failed');
    }
  };
  const later = () => {
    const wait = shortestMs + chance.next() * (longestMs - shortestMs);
    timer = setTimeout(() => {
      running = step().then(() => {
        if (!stopped) later();
      });
    }, wait);
    timer.unref();
  };
  later();
  log.info({ simulator: true }, 'simulator: made-up learners of the demo companies are at work; HEED_SIMULATOR=off stops them');
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
