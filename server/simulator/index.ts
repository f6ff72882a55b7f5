import { demoCompanyIds } from '../demo/index.ts';
import type { Services } from '../services.ts';
import { simulateStep } from './step.ts';

const shortestMs = 20_000;
const longestMs = 40_000;
const mostLearners = 4;
const chance = { next: () => Math.random() };

/**
 * Simulates learners of the demo companies: every half minute a few of them continue their trainings. Never touches other companies.
 * Returns the function that stops it and waits for its last step.
 */
export function startSimulator(services: Pick<Services, 'db' | 'log'>): () => Promise<void> {
  const { log } = services;
  const companyIds = demoCompanyIds();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  const step = async () => {
    try {
      const learners = await simulateStep(services, companyIds, 1 + Math.floor(chance.next() * mostLearners), chance);
      log.info({ simulator: true, learners }, 'simulator: made-up learners went on');
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
