import { X509Certificate } from 'node:crypto';
import { companyLimits } from '#contract/company/limits';
import { sessionLimits } from '#contract/session/limits';
import { machineTime } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';

const fields = ['certificate'];
const pemBlock = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/g;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The bytes of a pasted text: one block of PEM, or bare base64. Undefined if it is neither, as a key or a chain. */
function bytesIn(text: string): Buffer | undefined {
  const blocks = [...text.matchAll(pemBlock)];
  const isPem = blocks.length === 1 && blocks[0]?.[1] === 'CERTIFICATE' && text.replace(pemBlock, '').trim() === '';
  const body = (isPem ? (blocks[0]?.[2] ?? '') : text).replace(/\s/g, '');
  return base64.test(body) ? Buffer.from(body, 'base64') : undefined;
}

function parse(text: string): X509Certificate | undefined {
  const bytes = bytesIn(text);
  if (!bytes) return undefined;
  try {
    const certificate = new X509Certificate(bytes);
    // Trailing bytes, such as a second certificate, are not read.
    return certificate.raw.length === bytes.length ? certificate : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The certificate that a person pasted, in PEM. Refuses text that is no certificate, one with a key that can be broken or is none for
 * signatures of SAML (RSA), and one that has expired or is not valid yet. Its issuer does not matter: it is trusted because it was
 * pasted here.
 */
export function readCertificate(text: string): string {
  const certificate = parse(text);
  if (!certificate) throw new Refusal('certificate_unreadable', { fields });
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = certificate.publicKey;
  if (type !== 'rsa' || (details?.modulusLength ?? 0) < companyLimits.sso.keyBits)
    throw new Refusal('certificate_weak', { fields });
  const begins = new Date(certificate.validFrom).getTime() - sessionLimits.sso.clockSeconds * 1000;
  const now = machineTime().getTime();
  if (now < begins || now >= expiryOf(certificate.toString()).getTime()) throw new Refusal('certificate_not_in_force', { fields });
  return certificate.toString().trim();
}

/** When a stored certificate expires. */
export const expiryOf = (pem: string): Date => new Date(new X509Certificate(pem).validTo);

/** The same, or null for one that cannot be read; `readCertificate` saves none. */
export function expiryIn(pem: string): Date | null {
  try {
    return expiryOf(pem);
  } catch {
    return null;
  }
}

/** SHA-256 of a stored certificate, as providers show it. */
export const fingerprintOf = (pem: string): string => new X509Certificate(pem).fingerprint256;
