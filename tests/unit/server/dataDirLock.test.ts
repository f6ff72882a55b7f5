import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataDir } from '#server/db/lock';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'heed-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('the lock of a data directory', () => {
  it('admits one owner at a time', () => {
    const unlock = lockDataDir(dir);
    expect(() => lockDataDir(dir)).toThrow(`The data directory ${dir} is in use by another Heed process (number ${process.pid}).`);
    unlock();
    expect(existsSync(join(dir, 'lock'))).toBe(false);
    lockDataDir(dir)();
  });

  it('of a killed process is taken over, also if another program has its pid now', () => {
    for (const left of ['{"pid":999999999,"started":"x"}', `{"pid":${process.pid},"started":"an earlier life"}`, 'half a li']) {
      writeFileSync(join(dir, 'lock'), left);
      lockDataDir(dir)();
    }
  });

  it('makes the directory private', () => {
    const inner = join(dir, 'data');
    const unlock = lockDataDir(inner);
    expect(statSync(inner).mode & 0o777).toBe(0o700);
    unlock();
  });
});
