import { describe, expect, it } from 'vitest';
import { codeOf } from '#tests/support/server/bareServer';
import { type Answer, assertionOf } from '#tests/support/sso/samlProvider';
import { postAnswer } from '#tests/support/sso/ssoBrowser';
import { newCertificate } from '#tests/support/sso/x509';
import { samlOfFile } from '#tests/support/sso/samlCompany';

const { here, browser, aCompany, failed, signedIn } = samlOfFile();

const evil = (said: Partial<Answer>) => assertionOf({ ...(said as Answer), assertionId: '_evil', subject: 'somebody-else' });
const signatureIn = (xml: string) => /<Signature .*?<\/Signature>/s.exec(xml)?.[0] ?? '';
const assertionIn = (xml: string) => /<saml:Assertion .*<\/saml:Assertion>/s.exec(xml)?.[0] ?? '';
/** The parts of an honest answer that the wrapped ones repeat. */
const copied = (xml: string): Partial<Answer> => ({
  attributes: {},
  requestId: /InResponseTo="([^"]+)"/.exec(xml)?.[1] ?? '',
  recipient: /Recipient="([^"]+)"/.exec(xml)?.[1] ?? '',
  audience: /<saml:Audience>([^<]+)/.exec(xml)?.[1] ?? '',
  issuer: here.provider.issuer,
  nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  notBefore: -5,
  notOnOrAfter: 300,
  issued: 0,
});
/** Text instead of the assertion, which it may hold. */
const inPlace = (xml: string, text: string) => xml.replace(assertionIn(xml), () => text);

describe('an answer over SAML is refused', () => {
  it.each<[string, Partial<Answer> | (() => Promise<Partial<Answer>>), string]>([
    ['that is not signed', { signs: 'nothing' }, 'The assertion is not signed'],
    ['of which only the envelope is signed', { signs: 'response' }, 'The assertion is not signed'],
    ['that somebody else signed', async () => ({ key: await newCertificate() }), 'Invalid signature'],
    ['signed with SHA-1', { hash: 'sha1' }, 'SHA-1'],
    ['signed with SHA-1 by another spelling', { hash: 'sha1', tamper: (xml) => xml.replaceAll('sha1"', 'sh&#x61;1"') }, 'SHA-1'],
    ['that was changed', { tamper: (xml) => xml.replace('firstName', 'lastName') }, 'Invalid signature'],
    [
      'with a forged assertion beside the signed one',
      { tamper: (xml) => inPlace(xml, `${evil(copied(xml))}${assertionIn(xml)}`) },
      'several elements Assertion',
    ],
    [
      'with the signed assertion inside the signature of a forged one',
      {
        tamper: (xml) => {
          const original = assertionIn(xml).replace(signatureIn(xml), '');
          const wrapper = signatureIn(xml).replace('</Signature>', () => `<Object>${original}</Object></Signature>`);
          return inPlace(
            xml,
            evil(copied(xml)).replace('</saml:Issuer>', () => `</saml:Issuer>${wrapper}`),
          );
        },
      },
      'Invalid signature',
    ],
    [
      'with the signed assertion moved into the extensions of the envelope',
      {
        tamper: (xml) =>
          inPlace(xml, evil(copied(xml))).replace(
            '<samlp:Status>',
            () => `<samlp:Extensions>${assertionIn(xml)}</samlp:Extensions><samlp:Status>`,
          ),
      },
      'The assertion is not signed',
    ],
    ['for another audience', { audience: 'https://other.example' }, 'audience'],
    ['for another recipient', { recipient: 'https://other.example/acs' }, 'Recipient is https://other.example/acs'],
    ['sent to another destination', { destination: 'https://other.example/acs' }, 'Destination is https://other.example/acs'],
    ['of another issuer', { issuer: 'https://other.example' }, 'Issuer is https://other.example'],
    ['of another issuer in the assertion', { issuer: 'https://o.example', responseIssuer: 'same' }, 'Issuer is'],
    ['to another request', { requestId: '_other' }, 'InResponseTo'],
    ['to another request in the envelope', { inResponseTo: '_other' }, 'InResponseTo is _other'],
    ['that has expired', { notOnOrAfter: -120 }, 'subject confirmation'],
    ['that is not valid yet', { notBefore: 240 }, 'not yet valid'],
    ['that was issued long ago', { issued: -3600 }, 'subject confirmation'],
    ['with a document type', { tamper: (xml) => `<!DOCTYPE r [<!ENTITY e "x">]>${xml}` }, 'document type'],
    ['with a comment in the name id', { tamper: (xml) => xml.replace('</saml:NameID>', '<!-- --></saml:NameID>') }, 'comment'],
    ['with a name id that changes each time', { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }, 'transient'],
    ['without a name id', { subject: '', status: 'urn:oasis:names:tc:SAML:2.0:status:Success' }, 'NameID'],
    [
      'with more elements than an answer has',
      { tamper: (xml) => xml.replace('</saml:Subject>', `${'<x/>'.repeat(4000)}</saml:Subject>`) },
      'too many',
    ],
    ['that is no XML', { tamper: () => 'nonsense' }, 'no XML'],
  ])('%s, and the admins read why', async (_what, given, detail) => {
    const { admin, settings } = await aCompany();
    const { email, subject } = await admin();
    here.provider.signIn(subject, { email, firstName: 'Ana' });
    const forged = typeof given === 'function' ? await given() : given;
    const honest = forged.responseIssuer === 'same' ? { ...forged, responseIssuer: here.provider.issuer } : forged;
    expect(await browser(honest).walk(email)).toBe(failed('sso_not_verified'));
    const { lastFailure } = await settings();
    expect(lastFailure.reason).toBe('sso_not_verified');
    expect(lastFailure.detail).toContain(detail);
    expect(await browser().walk(email)).toEqual(signedIn);
  });

  it('not because somebody’s name is that of an outdated algorithm', async () => {
    const { admin } = await aCompany();
    const { email, subject } = await admin();
    here.provider.signIn(subject, { email, lastName: 'http://www.w3.org/2000/09/xmldsig#sha1' });
    expect(await browser().walk(email)).toEqual(signedIn);
  });

  it('with another status, and the admins read what the provider said', async () => {
    const { admin, settings } = await aCompany();
    const { email } = await admin();
    const tamper = (xml: string) =>
      xml.replace('</samlp:Status>', '<samlp:StatusMessage>Not assigned to this app</samlp:StatusMessage></samlp:Status>');
    const status = 'urn:oasis:names:tc:SAML:2.0:status:Responder';
    expect(await browser({ status, tamper }).walk(email)).toBe(failed('sso_denied'));
    expect((await settings()).lastFailure).toMatchObject({ reason: 'sso_denied', detail: 'Responder: Not assigned to this app' });
  });

  it('when it comes a second time, also around a new request', async () => {
    const { admin, settings } = await aCompany();
    const { email } = await admin();
    const there = browser();
    const asked = (await there.go((await there.linkFor(email)).link)).location;
    const answer = here.provider.answer(asked, { assertionId: '_known' });
    const both = await Promise.all([postAnswer(here.server, answer), postAnswer(here.server, answer)]);
    const once = both.map(({ location }) => location.replace(/=[\w-]{43}$/, '=…')).sort();
    expect(once).toEqual(['/gateway/api/v1/sso/callback?state=…', failed('sso_expired')]);
    expect((await postAnswer(here.server, answer)).location).toBe(failed('sso_expired'));
    expect(await browser({ assertionId: '_known' }).walk(email)).toBe(failed('sso_not_verified'));
    expect((await settings()).lastFailure.detail).toBe('The assertion was used before');
  });

  it('when nobody here asked for it', async () => {
    const { admin } = await aCompany();
    const { email } = await admin();
    const there = browser();
    const { RelayState, ...answer } = here.provider.answer((await there.go((await there.linkFor(email)).link)).location);
    expect((await postAnswer(here.server, answer)).location).toBe(failed('sso_unsolicited'));
    expect((await postAnswer(here.server, { ...answer, RelayState: '/home' })).location).toBe(failed('sso_unsolicited'));
    const notOurs = RelayState.split('').reverse().join('');
    expect((await postAnswer(here.server, { ...answer, RelayState: notOurs })).location).toBe(failed('sso_expired'));
  });

  it('in another browser than the one that began', async () => {
    const { admin } = await aCompany();
    const { email } = await admin();
    const [mine, other] = [browser(), browser()];
    const asked = (await mine.go((await mine.linkFor(email)).link)).location;
    const { location } = await postAnswer(here.server, here.provider.answer(asked));
    await other.go((await other.linkFor(email)).link);
    expect((await other.go(location)).location).toBe(failed('sso_expired'));
    expect((await browser().go(location)).location).toBe(failed('sso_expired'));
    const page = (await mine.go(location)).location;
    expect(page).toEqual(signedIn);
    expect((await mine.go(location)).location).toBe(failed('sso_expired'));
    expect(codeOf(await other.exchange(page))).toBe('verification_token_expired');
    expect((await mine.exchange(page)).statusCode).toBe(200);
  });

  it('at another company with the same provider and certificate', async () => {
    const [one, other] = [await aCompany(), await aCompany()];
    const { email } = await one.admin();
    const there = browser();
    const answer = here.provider.answer((await there.go((await there.linkFor(email)).link)).location);
    const acsUrl = answer.acsUrl.replace(one.companyId, other.companyId);
    expect((await postAnswer(here.server, { ...answer, acsUrl })).location).toBe(failed('sso_expired'));
    const theirs = await other.admin();
    const asked = (await there.go((await there.linkFor(theirs.email)).link)).location;
    const mine = { recipient: answer.acsUrl, destination: answer.acsUrl, audience: answer.acsUrl.replace('/acs', '/metadata') };
    expect((await postAnswer(here.server, here.provider.answer(asked, mine))).location).toBe(failed('sso_not_verified'));
  });

  it('when it is no form, or larger than any answer', async () => {
    const { companyId } = await aCompany();
    const url = `/gateway/api/v1/sso/saml/${companyId}/acs`;
    const post = (type: string, payload: string) =>
      here.server.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    expect((await post('application/json', '{"SAMLResponse":"x"}')).statusCode).toBe(422);
    expect((await post('text/plain', 'SAMLResponse=x')).statusCode).toBe(422);
    expect((await post('application/x-www-form-urlencoded', `SAMLResponse=${'x'.repeat(300_000)}`)).statusCode).toBe(413);
    expect((await post('application/x-www-form-urlencoded', 'a=b')).headers.location).toBe(failed('no_subscription'));
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const elsewhere = await here.server.app.inject({
      method: 'POST',
      url: '/gateway/user/login/validate',
      headers: form,
      payload: 'email=a',
    });
    expect(elsewhere.statusCode).toBe(422);
  });
});
