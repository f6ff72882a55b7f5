import tls from 'node:tls';

/** Trusts a certificate in this process, as NODE_EXTRA_CA_CERTS does when it starts. Returns what ends that. */
export function trust(certificate: string): () => void {
  const real = tls.createSecureContext;
  tls.createSecureContext = (options) => {
    const made = real(options);
    (made.context as { addCACert(text: string): void }).addCACert(certificate);
    return made;
  };
  return () => {
    tls.createSecureContext = real;
  };
}
