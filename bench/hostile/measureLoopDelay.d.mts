/**
 * Measures the delays of this process's event loop, without the time that it waited for a processor. Returns a function that
 * returns those since it was last called.
 */
export declare function measureLoopDelay(): () => { readonly p99Ms: number; readonly maxMs: number };
