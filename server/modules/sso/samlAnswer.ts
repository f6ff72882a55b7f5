import { machineTime } from '../../clock.ts';
import { truncate } from '../../core/storableText.ts';
import type { Env } from '../../env.ts';
import { expiryOf } from './certificate.ts';
import { Failed } from './failures.ts';
import type { Connection, Outsider } from './provider.ts';
import { samlOf, samlPlaces } from './samlService.ts';
import { outsiderIn } from './samlSubject.ts';
import { allIn, assertionNames, oneIn, parseXml, protocolNames, signatureNames, textIn, unverified } from './samlXml.ts';

const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
/** Signatures and digests of SHA-1, with which two different documents can be made to fit. */
const outdated = /[#-]sha1$/i;
const usesOutdated = (answer: Element): boolean =>
  Array.from(answer.getElementsByTagName('*'), (element) => element.getAttribute('Algorithm') ?? '').some((name) =>
    outdated.test(name.trim()),
  );

/** The values that an answer must have: to this request, to us, from the provider of this connection. */
interface Expected {
  requestId: string;
  acsUrl: string;
  issuer: string;
  audience: string;
}

function requireSame(what: string, actual: string | null, expected: string): void {
  if (actual !== expected) throw unverified(`${what} is ${truncate(actual || 'missing', 100)}, but ${expected} is expected`);
}

/**
 * The person in the posted answer of the provider (base64), and the id of its assertion. Throws Failed with the reason. The
 * library checks signature, times and audience; it takes status, Destination, Recipient and Issuer as they come, so we check those, for
 * the assertion in the bytes that were signed.
 */
export async function readSamlAnswer(
  env: Env,
  connection: Connection,
  { answer, requestId }: { answer: string; requestId: string },
): Promise<{ outsider: Outsider; assertionId: string }> {
  const { issuer, companyId, certificate, serviceProviderEntityId } = connection;
  const expired = expiryOf(certificate ?? '');
  if (expired <= machineTime())
    throw unverified(`The certificate of the connection expired on ${expired.toISOString().slice(0, 10)}`);
  const xml = Buffer.from(answer, 'base64').toString('utf8');
  const { acsUrl } = samlPlaces(env, companyId);
  const expected = { requestId, acsUrl, issuer, audience: serviceProviderEntityId ?? '' };
  const response = parseXml(xml);
  checkResponse(response, expected);
  if (usesOutdated(response)) throw unverified('The answer is signed with SHA-1; SHA-256 is expected');
  const { profile } = await samlOf(env, connection, requestId).validatePostResponseAsync({ SAMLResponse: answer });
  const assertion = parseXml(profile?.getAssertionXml?.() ?? '');
  checkAssertion(assertion, expected);
  const assertionId = assertion.getAttribute('ID');
  if (!assertionId) throw unverified('The assertion has no ID');
  return { outsider: outsiderIn(assertion, issuer), assertionId };
}

/** The envelope, which need not be signed: wrong values are refused early, right ones prove nothing. */
function checkResponse(response: Element, { acsUrl, requestId, issuer }: Expected): void {
  if (response.localName !== 'Response' || response.namespaceURI !== protocolNames) throw unverified('The answer is no Response');
  const status = oneIn(oneIn(response, protocolNames, 'Status'), protocolNames, 'StatusCode');
  if (status?.getAttribute('Value') !== success) throw new Failed('sso_denied', statusIn(response));
  requireSame('Destination', response.getAttribute('Destination'), acsUrl);
  requireSame('InResponseTo', response.getAttribute('InResponseTo'), requestId);
  const sender = oneIn(response, assertionNames, 'Issuer');
  if (sender) requireSame('Issuer', textIn(sender), issuer);
  if (allIn(response, assertionNames, 'EncryptedAssertion').length > 0)
    throw unverified('The assertion is encrypted; turn encryption off at your provider');
  const assertion = oneIn(response, assertionNames, 'Assertion');
  if (!oneIn(assertion, signatureNames, 'Signature')) throw unverified('The assertion is not signed');
}

/** The status of a sign-in that the provider refused: its codes, without their common beginning, and its message. */
function statusIn(response: Element): string {
  const status = oneIn(response, protocolNames, 'Status');
  const codes: string[] = [];
  for (let code = oneIn(status, protocolNames, 'StatusCode'); code; code = oneIn(code, protocolNames, 'StatusCode'))
    codes.push((code.getAttribute('Value') ?? '').replace(/^.*:/, ''));
  return [codes.join(', '), textIn(oneIn(status, protocolNames, 'StatusMessage'))].filter(Boolean).join(': ') || 'no status';
}

function checkAssertion(assertion: Element, { issuer, audience, ...expected }: Expected): void {
  requireSame('Issuer', textIn(oneIn(assertion, assertionNames, 'Issuer')), issuer);
  const conditions = oneIn(assertion, assertionNames, 'Conditions');
  const audiences = allIn(conditions, assertionNames, 'AudienceRestriction').map((one) =>
    allIn(one, assertionNames, 'Audience').map(textIn),
  );
  if (audiences.length === 0 || !audiences.every((one) => one.includes(audience)))
    requireSame('Audience', audiences.flat().join(', '), audience);
  const bearers = allIn(oneIn(assertion, assertionNames, 'Subject'), assertionNames, 'SubjectConfirmation')
    .filter((one) => one.getAttribute('Method') === bearer)
    .map((one) => oneIn(one, assertionNames, 'SubjectConfirmationData'));
  if (bearers.length !== 1) throw unverified('The assertion needs one SubjectConfirmation of bearer');
  const [confirmed] = bearers;
  requireSame('Recipient', confirmed?.getAttribute('Recipient') ?? null, expected.acsUrl);
  requireSame('InResponseTo', confirmed?.getAttribute('InResponseTo') ?? null, expected.requestId);
  if (!confirmed?.getAttribute('NotOnOrAfter')) throw unverified('The assertion does not say until when it is valid');
}
