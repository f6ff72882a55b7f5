import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts what the server must be able to read again, and hashes what it only compares. */
export interface Secrets {
  /** `context` names where the secret belongs (such as a user id); it opens nowhere else. Gives base64url. */
  seal(secret: string, context: string): string;
  /** Throws if the text was changed, belongs to another context, or was sealed with another key. */
  open(sealed: string, context: string): string;
  /** A keyed hash (hex) for secrets that are short enough to be guessed from a plain one. */
  hash(secret: string, context: string): string;
  /** Signs bytes for one purpose (32 bytes). */
  mac(bytes: Buffer, purpose: string): Buffer;
}

/** @param key outside of the database, see `serverKeys.ts`. */
export function openSecrets(key: Buffer): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `heed ${purpose}`, 32));
  const [sealing, hashing, signing] = [derive('seal'), derive('hash'), derive('sign')];
  return {
    seal(secret, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, sealing, iv).setAAD(Buffer.from(context));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(algorithm, sealing, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
    },
    hash: (secret, context) => createHmac('sha256', hashing).update(`${context}\n${secret}`).digest('hex'),
    mac: (bytes, purpose) => createHmac('sha256', signing).update(`${purpose}\n`).update(bytes).digest(),
  };
}
