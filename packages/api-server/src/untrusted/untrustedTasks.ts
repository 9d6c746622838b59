import { packImportFile } from '../modules/ads/templateImports/packImportFile';
import { readContactFile } from '../modules/widget/contacts/contactImport/readContactFile';
import { readEmail } from '../modules/widget/emailReplies/readEmail';
import { readTicketBody } from '../modules/widget/tickets/readTicketBody';
import { findPageResources, findStyleResources } from '../modules/widget/tickets/resources/findResources';
import { packResources } from '../modules/widget/tickets/resources/packResources';
import type { UntrustedOutputs } from '../ports';

/** Name of a task on bytes from outside. */
export type UntrustedTask = keyof UntrustedOutputs;

/** Limits of a task; those of its input are in the task itself and refuse it before these are reached. */
export type UntrustedBudget = { readonly maxMs: number };

type Tasks = {
  readonly [N in UntrustedTask]: UntrustedBudget & {
    run(bytes: Uint8Array): Promise<UntrustedOutputs[N]>;
  };
};

/** The tasks on bytes from outside: pure functions, which run in any thread. */
export const untrustedTasks: Tasks = {
  'contacts.import': { run: readContactFile, maxMs: 30_000 },
  'templateImports.bulk': { run: packImportFile, maxMs: 30_000 },
  'tickets.create': { run: readTicketBody, maxMs: 30_000 },
  'tickets.resources': { run: findPageResources, maxMs: 15_000 },
  'tickets.styleResources': { run: findStyleResources, maxMs: 5000 },
  // Bounded by its input: only a busy machine needs long.
  'tickets.packedResources': { run: packResources, maxMs: 60_000 },
  'webhooks.email': { run: readEmail, maxMs: 30_000 },
};
