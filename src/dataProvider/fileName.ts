/** The name of the file that an answer is, in whatever letters; `usual` where the server names none. */
export function fileNameOf({ headers }: Response, usual: string): string {
  const disposition = headers.get('content-disposition') ?? '';
  const whole = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return whole ? decodeURIComponent(whole) : (/filename="?([^";]+)"?/.exec(disposition)?.[1] ?? usual);
}
