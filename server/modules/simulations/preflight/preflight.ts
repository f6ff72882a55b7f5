import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { can } from '#contract/access';
import { launchRefusals } from '#contract/simulation/campaigns';
import type { preflightOfCampaign, preflightSimulation } from '#contract/simulation/preflight';
import { monthsBetween } from '#contract/simulation/states';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { findChosen, reachedBy, reachedByCampaign } from '../../../db/audience.ts';
import { hurry } from '../../../db/hurry.ts';
import { rows } from '../../../db/rows.ts';
import { ownerTx, scopeOf, tenantTx, type Tx } from '../../../db/tx.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Services } from '../../../services.ts';
import { activeFollowUps } from '../../simulationFollowUps/public.ts';
import { findSimulation } from '../campaigns/campaigns.queries.ts';
import { bodyOf, startDayOf } from '../campaigns/drafts.ts';
import { recipientsIn } from '../campaigns/recipients.ts';
import {
  choiceOf,
  requireRoom,
  requireStartDay,
  requireTemplates,
  requireZone,
  type SettingsOf,
  timesOf,
} from '../campaigns/requirements.ts';
import { links } from '../links.ts';
import { capacityOf } from '../planning/capacity.ts';
import { lastDayThatCounts } from '../planning/rounds.ts';
import { senderNameOf } from '../sending/render.ts';
import { addressOf, findWay, linksOf, paceOf, requireLinks, requireSender, type Way } from '../sending/way.ts';
import { readConsent, requireConsent } from '../settings/consent.ts';
import { readSettings } from '../settings/settings.ts';
import { readStops, requireNoStop } from '../settings/stops.ts';
import { examplesOf } from './examples.ts';
import { groupsOf, sumBy } from './people.ts';
import { templatesFor } from './templates.ts';

type Preflight = z.output<(typeof preflightSimulation)['reply']>['data'];

/** The next round of a stored campaign, or the first one of a new one. */
interface Stored {
  campaignId: string | null;
  roundId: string;
  number: number;
  hasBegun: boolean;
  /** What is looked at would be launched now, as a new campaign is. */
  isLaunched: boolean;
}
const notStored: Stored = {
  campaignId: null,
  roundId: '00000000-0000-0000-0000-000000000000',
  number: 1,
  hasBegun: false,
  isLaunched: true,
};

/** Shows what a launch would lead to. */
export const preflight: Handler<typeof preflightSimulation> = async ({ services, actor, body: { campaignId, ...body } }) => {
  const route = await routeFor(services, actor, body.fromDomain);
  return tenantTx(services.db, scopeOf(actor), 'read', async (tx) => {
    const stored = campaignId === null ? notStored : await findStored(tx, actor.companyId, campaignId);
    return { data: await look(tx, services, actor, { body, route, stored }) };
  });
};

/** The same for a stored campaign as it is. */
export const preflightStored: Handler<typeof preflightOfCampaign> = async ({ services, actor, params }) => {
  const { companyId } = actor;
  const { body, stored } = await tenantTx(services.db, scopeOf(actor), 'read', async (tx) => ({
    stored: await findStored(tx, companyId, params.campaignId),
    body: await storedBody(tx, companyId, params.campaignId),
  }));
  const route = await routeFor(services, actor, body.fromDomain);
  return tenantTx(services.db, scopeOf(actor), 'read', async (tx) => ({
    data: await look(tx, services, actor, { body, route, stored }),
  }));
};

async function storedBody(tx: Tx, companyId: string, id: string): Promise<SettingsOf> {
  const record = await findSimulation(tx, companyId, id);
  return bodyOf(record, await startDayOf(tx, record));
}

/** Through what mails leave, and where their links lead. */
type Route = { way: Way | null } & Awaited<ReturnType<typeof linksOf>>;

const routeFor = ({ db, env }: Services, { companyId }: Actor, domain: string | null): Promise<Route> =>
  ownerTx(db, async (tx) => {
    const way = await findWay(tx, env, companyId, domain);
    return { way, ...(await linksOf(tx, env, companyId, way)) };
  });

/** Refuses with not_found, or with campaign_not_editable one that is archived. */
async function findStored(tx: Tx, companyId: string, campaignId: string): Promise<Stored> {
  const [found] = await rows<{ status: string; roundId: string | null; number: number | null }>(
    tx,
    sql`SELECT c.status, r.id AS "roundId", r.number FROM simulation_campaigns c
      LEFT JOIN LATERAL (SELECT x.id, x.number FROM simulation_rounds x WHERE x.campaign_id = c.id
        ORDER BY x.status = 'planned' DESC, x.number DESC LIMIT 1) r ON true
      WHERE c.company_id = ${companyId} AND c.id = ${campaignId} AND c.deleted_at IS NULL`,
  );
  if (!found) throw new Refusal('not_found');
  if (found.status === 'archived') throw new Refusal('campaign_not_editable');
  const { status, roundId, number } = found;
  const hasBegun = status === 'running' || status === 'suspended';
  return { campaignId, roundId: roundId ?? notStored.roundId, number: number ?? 1, hasBegun, isLaunched: status === 'draft' };
}

interface Look {
  body: SettingsOf;
  route: Route;
  stored: Stored;
}

async function look(tx: Tx, { secrets }: Services, actor: Actor, { body, route, stored }: Look): Promise<Preflight> {
  const { way, links: linked, lost } = route;
  const { companyId, companyLang: language } = actor;
  const at = now();
  await hurry(tx);
  await requireZone(tx, body.timezone);
  const [audience, field] = recipientsIn(body);
  await findChosen(tx, companyId, audience, field);
  const reached = reachedNow(companyId, stored.campaignId, audience);
  const groups = await groupsOf(tx, { companyId, language, timeZone: body.timezone }, reached);
  const getting = groups.filter(({ reason }) => reason === null);
  const recipients = getting.reduce((sum, { people }) => sum + people, 0);
  const times = await timesOf(tx, companyId, body, stored.number);
  const capacity = way && (await capacityOf(tx, times, recipients, paceOf(way), at));
  const choice = choiceOf(companyId, body);
  return {
    recipients,
    leftOut: sumBy(
      groups.filter(({ reason }) => reason !== null),
      ({ reason }) => reason ?? 'disabled',
    ).map(([reason, people]) => ({ reason, people })),
    zones: sumBy(getting, ({ zone }) => zone).map(([zone, people]) => ({ zone, people })),
    way: way && shownWay(way),
    // Without a sender nothing leaves that would have links.
    linkHost: way && linked ? { name: new URL(linked.origin).host, of: linked.of } : null,
    lostLinkHost: lost && { name: lost.domain, failure: lost.failure },
    header: { name: 'X-Test-Phish', value: (await readSettings(tx, secrets, companyId)).xTestPhish },
    capacity: capacity && { ...capacity, startsOn: times.startsOn },
    nextRoundOn: monthsBetween[body.schedule] === null ? null : times.endsOn,
    countsUntil: await lastDayThatCounts(tx, times.endsOn),
    templates: await templatesFor(tx, {
      choice,
      schedule: body.schedule,
      language,
      readers: sumBy(getting, (group) => group.language),
    }),
    examples: (await examplesOf(tx, { ...stored, times, choice, language, reached, at })).map(
      ({ senderName, senderLocal, companyName, ...example }) => ({
        ...example,
        from: { name: senderNameOf(senderName, { ...noNames, companyName }), address: way && addressOf(way, senderLocal) },
      }),
    ),
    followUps: can(actor, 'simulationReports:read') ? await activeFollowUps(tx, companyId) : [],
    consentNeeded: (await readConsent(tx, companyId)).isNeeded,
    stopped: Object.values(await readStops(tx, companyId)).some(Boolean),
    refusals: await refusalsOf([
      () => requirePlan(actor),
      // A change is no launch. Both are checked again before each mail leaves.
      ...(stored.isLaunched ? [() => requireNoStop(tx, companyId), () => requireConsent(tx, companyId)] : []),
      () => requireSender(way),
      () => way && requireLinks(linked),
      ...(stored.hasBegun ? [] : [() => requireStartDay(tx, body)]),
      () => requireTemplates(tx, companyId, body),
      ...(stored.hasBegun ? [] : [() => requireRoom({ people: recipients, field, capacity })]),
    ]),
  };
}

/** Whom a new campaign reaches; a stored one also those who belong to it and are not named again. */
function reachedNow(companyId: string, campaignId: string | null, audience: ReturnType<typeof recipientsIn>[0]): SQL {
  const named = reachedBy(companyId, audience);
  if (campaignId === null) return named;
  return sql`(${named} OR ${reachedByCampaign(links, companyId, { id: campaignId, audience: audience.kind })})`;
}

/** What only a mail to one person fills in; the name of a sender has none of it. */
const noNames = { firstName: '', department: '', date: '' };

const shownWay = (way: Way): Preflight['way'] =>
  way.kind === 'sender'
    ? {
        kind: way.stored.sender.kind,
        domain: way.domain,
        email: way.domain === null ? way.stored.sender.fromEmail : null,
        mayReplaceName: way.stored.sender.kind === 'graph',
      }
    : { kind: way.kind, domain: way.domain, email: null, mayReplaceName: false };

function requirePlan(actor: Actor): void {
  if (!can(actor, 'simulations:launch')) throw new Refusal('plan_required');
}

const isLaunchRefusal = (code: string): code is (typeof launchRefusals)[number] =>
  (launchRefusals as readonly string[]).includes(code);

/** What these checks refuse, all of it. A refusal of another kind is one of the call. */
async function refusalsOf(checks: readonly (() => unknown)[]): Promise<Preflight['refusals']> {
  const refusals: Preflight['refusals'] = [];
  for (const check of checks) {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof Refusal && isLaunchRefusal(error.code))) throw error;
      refusals.push({ code: error.code, fields: error.more.fields ?? [] });
    }
  }
  return refusals;
}
