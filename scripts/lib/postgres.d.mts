export interface ThrowAwayPostgres {
  url: string;
  socketUrl: string;
  pid: number | undefined;
  stop(): Promise<void>;
}
export function findPostgres(): string | undefined;
export function ensurePostgres(): Promise<string | undefined>;
export function startPostgres(bin: string, more?: Record<string, string>): Promise<ThrowAwayPostgres>;
