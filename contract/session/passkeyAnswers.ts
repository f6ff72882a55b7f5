import { z } from 'zod';

/** Texts of bytes, as @simplewebauthn encodes what the browser's WebAuthn API gives. The longest is an attestation with certificates. */
const bytes = z
  .string()
  .max(16_384)
  .regex(/^[\w-]*=*$/);

const answer = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  /** Further values that the browser sends; none is read. */
  clientExtensionResults: z.object({ credProps: z.object({ rk: z.boolean().optional() }).optional() }),
};

/** What a browser answers when a person signs in with a passkey (W3C WebAuthn, AuthenticationResponseJSON). */
export const passkeyAnswer = z.object({
  ...answer,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes.optional() }),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** What a browser answers when it has made a passkey (W3C WebAuthn, RegistrationResponseJSON). */
export const newPasskey = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes.optional(),
    transports: z.array(z.string().max(32)).max(10).optional(),
    publicKeyAlgorithm: z.number().int().optional(),
    publicKey: bytes.optional(),
  }),
});
export type NewPasskey = z.output<typeof newPasskey>;
