export function ensureBuilt(only?: ('server' | 'panel')[]): Promise<void>;
