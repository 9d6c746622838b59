import type { Plugin } from 'vite';

export declare const recorderModule: string;
/** Names that a minifier may shorten, in the recorder's chunk and nowhere else. */
export declare const recorderNames: RegExp;
export declare function leanRecorder(): Plugin;
/** The recorder's source without what the widget does not use. `stop` is told what has changed, and must throw. */
export declare function cutRecorder(code: string, stop: (what: string) => never): string;
