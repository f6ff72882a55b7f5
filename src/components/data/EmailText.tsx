/** An address; where it does not fit on a line, the rest from its @ begins the next one. Give it `LtrText` or the like around. */
export function EmailText({ email }: { email: string }) {
  const at = Math.max(0, email.lastIndexOf('@'));
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
