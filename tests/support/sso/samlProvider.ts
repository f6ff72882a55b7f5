import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import { newCertificate, type TestKey } from './x509.ts';

const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const names = 'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"';
const c14n = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** What an answer says. Everything but the ids may be forged. */
export interface Answer {
  requestId: string;
  acsUrl: string;
  audience: string;
  issuer: string;
  subject: string;
  attributes: Record<string, string>;
  nameIdFormat: string;
  destination: string;
  recipient: string;
  responseIssuer: string;
  /** In the envelope; `requestId` is also in the signed assertion. */
  inResponseTo: string;
  status: string;
  assertionId: string;
  /** Seconds from now. */
  notBefore: number;
  notOnOrAfter: number;
  issued: number;
  signs: 'assertion' | 'response' | 'both' | 'nothing';
  hash: 'sha1' | 'sha256';
  key: TestKey;
  /** Changes the text after it was signed. */
  tamper: (xml: string) => string;
}

const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** The assertion of an answer, not signed. */
export function assertionOf(said: Answer): string {
  const attributes = Object.entries(said.attributes).map(
    ([name, value]) => `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
  );
  return `<saml:Assertion ${names} ID="${said.assertionId}" Version="2.0" IssueInstant="${at(said.issued)}"><saml:Issuer>${said.issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${said.nameIdFormat}">${said.subject}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${said.requestId}" Recipient="${said.recipient}" NotOnOrAfter="${at(said.notOnOrAfter)}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(said.notBefore)}" NotOnOrAfter="${at(said.notOnOrAfter)}"><saml:AudienceRestriction><saml:Audience>${said.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(said.issued)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement></saml:Assertion>`;
}

function sign(xml: string, id: string, { key, hash }: Pick<Answer, 'key' | 'hash'>): string {
  const [rsa, digest] =
    hash === 'sha1'
      ? ['http://www.w3.org/2000/09/xmldsig#rsa-sha1', 'http://www.w3.org/2000/09/xmldsig#sha1']
      : ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'http://www.w3.org/2001/04/xmlenc#sha256'];
  const signed = new SignedXml({
    privateKey: key.key,
    publicCert: key.certificate,
    signatureAlgorithm: rsa,
    canonicalizationAlgorithm: c14n,
  });
  const element = `//*[@ID='${id}']`;
  const transforms = ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', c14n];
  signed.addReference({ xpath: element, transforms, digestAlgorithm: digest });
  signed.computeSignature(xml, { location: { reference: `${element}/*[local-name()='Issuer']`, action: 'after' } });
  return signed.getSignedXml();
}

function responseOf(said: Answer): string {
  const id = `_${randomUUID()}`;
  const assertion = assertionOf(said);
  const isSigned = said.signs === 'assertion' || said.signs === 'both';
  const issuer = `<saml:Issuer>${said.responseIssuer}</saml:Issuer>`;
  const xml = `<samlp:Response ${names} ID="${id}" Version="2.0" IssueInstant="${at(0)}" Destination="${said.destination}" InResponseTo="${said.inResponseTo}">${issuer}<samlp:Status><samlp:StatusCode Value="${said.status}"/></samlp:Status>${isSigned ? sign(assertion, said.assertionId, said) : assertion}</samlp:Response>`;
  return said.signs === 'response' || said.signs === 'both' ? sign(xml, id, said) : xml;
}

/** What a service provider asked for in the address that it sent a browser to. */
function read(link: string) {
  const { searchParams } = new URL(link);
  const xml = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString('utf8');
  const one = (pattern: RegExp) => pattern.exec(xml)?.[1] ?? '';
  return {
    xml,
    requestId: one(/ ID="([^"]+)"/),
    acsUrl: one(/AssertionConsumerServiceURL="([^"]+)"/),
    audience: one(/<saml:Issuer[^>]*>([^<]+)</),
    relayState: searchParams.get('RelayState') ?? '',
  };
}

/** A real identity provider of SAML on this machine, which signs in whoever `signIn` names without asking, and can forge its answers. */
export async function startSamlProvider(own?: TestKey) {
  const key = own ?? (await newCertificate());
  let present: { subject: string; attributes: Record<string, string> } = { subject: '', attributes: {} };

  /** The form that this provider lets the browser post. */
  function answer(link: string, forged: Partial<Answer> = {}) {
    const { requestId, acsUrl, audience, relayState } = read(link);
    const honest = {
      requestId,
      acsUrl,
      audience,
      issuer,
      ...present,
      key,
      nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
      destination: acsUrl,
      recipient: acsUrl,
      responseIssuer: forged.issuer ?? issuer,
      inResponseTo: requestId,
      status: present.subject ? success : 'urn:oasis:names:tc:SAML:2.0:status:Responder',
      assertionId: `_${randomUUID()}`,
      notBefore: -5,
      notOnOrAfter: 300,
      issued: 0,
      signs: 'assertion' as const,
      hash: 'sha256' as const,
      tamper: (xml: string) => xml,
    };
    const said: Answer = { ...honest, ...forged };
    const xml = said.tamper(responseOf(said));
    return { acsUrl, SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: relayState };
  }

  const server = createServer((request, response) => {
    if (!request.url?.includes('SAMLRequest=')) return void response.writeHead(404).end();
    const { acsUrl, SAMLResponse, RelayState } = answer(`http://idp${request.url}`);
    response.writeHead(200, { 'content-type': 'text/html' });
    const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`;
    response.end(
      `<!doctype html><title>Provider</title><form method="post" action="${acsUrl}">${field('SAMLResponse', SAMLResponse)}${field('RelayState', RelayState)}</form><script>document.forms[0].submit()</script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Another site than 127.0.0.1, so browsers withhold our cookies from its post.
  const host = `http://localhost:${(server.address() as AddressInfo).port}`;
  const issuer = `${host}/metadata`;
  return {
    issuer,
    key,
    /** What an admin enters about this provider. */
    settings: { certificate: key.certificate, identityProviderEntityId: issuer, ssoUrl: `${host}/sso?tenant=one` },
    answer,
    read,
    /** Whoever comes next is this person; without a subject the provider refuses. */
    signIn: (subject: string, attributes: Record<string, string> = {}) => void (present = { subject, attributes }),
    close: () => new Promise<unknown>((resolve) => (server.close(resolve), server.closeAllConnections())),
  };
}

export type TestSamlProvider = Awaited<ReturnType<typeof startSamlProvider>>;
