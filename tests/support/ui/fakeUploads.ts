import { vi } from 'vitest';
import { misfitsOfReply } from '../calls/misfits.ts';
import { noteProblems } from './problems.ts';

export interface SentFile {
  path: string;
  name: string;
  headers: Record<string, string>;
  /** Reports upload progress to the page. */
  progress(share: number): void;
  answer(body: unknown, status?: number): void;
  fail(): void;
  isAborted: boolean;
}

/** Intercepts the page's uploads, in order; each waits for the test to reply. Ends with `vi.unstubAllGlobals()`. */
export function catchUploads(): SentFile[] {
  const sent: SentFile[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    responseText = '';
    status = 0;
    #path = '';
    #file: SentFile | undefined;
    open(_method: string, url: string) {
      this.#path = url.replace(/^\/gateway/, '');
    }
    #headers: Record<string, string> = {};
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    abort() {
      if (this.#file) this.#file.isAborted = true;
      this.onabort?.();
      this.onloadend?.();
    }
    send(form: FormData) {
      this.#file = {
        path: this.#path,
        name: (form.get('file') as File).name,
        headers: this.#headers,
        isAborted: false,
        progress: (share) => this.upload.onprogress?.({ loaded: share * 100, total: 100 }),
        answer: (body, status = 200) => {
          const { pathname, searchParams } = new URL(this.#path, location.origin);
          if (status < 300) noteProblems(misfitsOfReply({ method: 'POST', path: pathname, query: searchParams, body: {} }, body));
          Object.assign(this, { responseText: JSON.stringify(body), status });
          this.onload?.();
          this.onloadend?.();
        },
        fail: () => {
          this.onerror?.();
          this.onloadend?.();
        },
      };
      sent.push(this.#file);
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}
