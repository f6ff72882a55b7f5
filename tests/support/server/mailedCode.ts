import { expect } from 'vitest';
import type { Services } from '#server/services';

/** The code in the newest mail of a person, when it has been sent; read as /outbox shows it. */
export async function mailedCode({ db }: Pick<Services, 'db'>, userId: string): Promise<string> {
  let code = '';
  await expect
    .poll(
      async () => {
        const { rows } = await db.pool.query<{ body: string | null }>(
          "SELECT body FROM mails WHERE user_id = $1 AND template = 'mfa_code' ORDER BY created_at DESC, id LIMIT 1",
          [userId],
        );
        code = /\b(\d{6})\b/.exec(rows[0]?.body ?? '')?.[1] ?? '';
        return code;
      },
      { timeout: 15_000, interval: 50 },
    )
    .toMatch(/^\d{6}$/);
  return code;
}
