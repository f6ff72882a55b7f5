import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '#server/clock';
import { ownerTx } from '#server/db/tx';
import { judgeDue } from '#server/modules/simulationTruth/judgeDue';
import { letNothingBeJudged } from '#server/modules/simulationTruth/review/verdictLock';
import { startQuietServer } from '#tests/support/server/testServer';
import { eventsHappened, mailsSent } from '#tests/support/simulations/happened';
import { startSimulationLife } from '#tests/support/simulations/simulations';

// Needs two connections.

let server: Awaited<ReturnType<typeof startQuietServer>>;
let life: Awaited<ReturnType<typeof startSimulationLife>>;
beforeAll(async () => {
  server = await startQuietServer();
  life = await startSimulationLife(server);
});
afterEach(() => setClock(null));
afterAll(() => server.close());

async function aClick() {
  const { mails, companyId } = await mailsSent(life, 1);
  const [mail] = mails;
  if (!mail) throw new Error('no mail');
  await eventsHappened(life, mail, [{ kind: 'link', after: 3_600 }]);
  setClock(new Date(mail.sentAt.getTime() + 7_200_000));
  const isJudged = async () =>
    (await life.query<{ class: string | null }>('SELECT class FROM simulation_events WHERE message_id = $1', [mail.id]))[0]
      ?.class !== null;
  return { companyId, isJudged };
}

/** The transaction of a verdict that takes long. Returns what ends it. */
async function aVerdictIn(companyId: string): Promise<() => Promise<void>> {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let transaction: Promise<void> | undefined;
  await new Promise<void>((begun) => {
    transaction = ownerTx(server.services.db, async (tx) => {
      await letNothingBeJudged(tx, companyId);
      begun();
      await ended;
    });
  });
  return () => {
    end();
    return transaction ?? Promise.resolve();
  };
}

describe('while a verdict of one company is followed', () => {
  it('what touched mails of others is judged, and its own once it is done', async () => {
    const [own, other] = [await aClick(), await aClick()];
    const end = await aVerdictIn(own.companyId);
    await judgeDue(server.services);
    expect(await other.isJudged()).toBe(true);
    expect(await own.isJudged()).toBe(false);
    await end();
    await judgeDue(server.services);
    expect(await own.isJudged()).toBe(true);
  });
});
