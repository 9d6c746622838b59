import { configureGlobal } from 'fast-check';

// On CI properties are tried with the same values each time: whether a change lands must not hang on luck.
// Elsewhere each run draws new ones, which find what nobody thought of.
const ciSeed = 20261122;

if (process.env.CI) configureGlobal({ seed: ciSeed });
