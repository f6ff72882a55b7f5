export function bold(text: string): string;
export function dim(text: string): string;
export function red(text: string): string;
export function green(text: string): string;
export function say(text: string): void;
export function stop(text: string): never;
export function took(milliseconds: number): string;
