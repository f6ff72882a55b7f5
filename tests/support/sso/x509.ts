import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';

const day = 86_400_000;
interface Wanted {
  /** Days from now until it expires; negative for one that has expired. */
  days?: number;
  /** Days from now until it begins to be valid. */
  fromDays?: number;
  bits?: number;
  curve?: string;
  /** IP addresses of a server that shows it. */
  addresses?: string[];
}

/** A new key with a certificate that it signed itself, both in PEM. */
export async function newCertificate({ days = 365, fromDays = -400, bits = 2048, curve, addresses = [] }: Wanted = {}) {
  const algorithm = curve
    ? { name: 'ECDSA', namedCurve: curve, hash: 'SHA-256' }
    : { name: 'RSASSA-PKCS1-v1_5', modulusLength: bits, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' };
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const made = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: 'CN=Identity provider',
    notBefore: new Date(Date.now() + fromDays * day),
    notAfter: new Date(Date.now() + days * day),
    signingAlgorithm: algorithm,
    keys,
    ...(addresses.length > 0 && {
      extensions: [new x509.SubjectAlternativeNameExtension(addresses.map((value) => ({ type: 'ip' as const, value })))],
    }),
  });
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  return { certificate: made.toString('pem'), key: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----` };
}

export type TestKey = Awaited<ReturnType<typeof newCertificate>>;
