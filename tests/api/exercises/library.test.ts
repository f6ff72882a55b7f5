import { beforeAll, expect, it } from 'vitest';
import { listPacks } from '#contract/exercise/templates';
import type { CallReply } from '#contract/kit/endpoint';
import { packs } from '#server/catalogue/exercise/packs/index';
import type { LanguageCode } from '#locales/languages.ts';
import { callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

it.each<[LanguageCode, LanguageCode]>([
  ['it', 'it'],
  ['zh', 'zh'],
  ['pt-br', 'pt'],
  ['el', 'en'],
])('a company whose language is %s is offered the packs in %s', async (lang, shown) => {
  const companyId = (await server.aCompany({ lang, hasBoost: true })).id;
  const admin = await server.aUser({ companyId, role: 'admin' });
  const call = callAs(server, await server.signInAs(admin), companyId);
  const found = (await call(listPacks)).json<CallReply<typeof listPacks>>().data;
  expect(found.map(({ name }) => name)).toEqual(packs.map(({ texts }) => texts[shown]?.name));
});
