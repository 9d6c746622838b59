import { configureGlobal } from 'fast-check';

// CI uses a fixed seed, so that a failure never depends on chance. Other runs use new values each time, which
// find unexpected cases.
const ciSeed = 20261122;

if (process.env.CI) configureGlobal({ seed: ciSeed });
