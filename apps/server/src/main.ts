import { existsSync } from 'node:fs';
import { DatabaseDamagedError } from './database/DatabaseDamagedError';
import { EnvironmentError, readEnvironment } from './environment';
import { DataFolderInUseError } from './folder/dataFolderLock';
import { WrongKeyError } from './keys/checkKeys';
import { createLog } from './log/createLog';
import { type RunningServer, startServer } from './startServer';
import { PortInUseError } from './web/listen';

/** Errors whose message is meant for the operator; others are logged with their stack. */
const plainErrors = [
  EnvironmentError,
  DatabaseDamagedError,
  DataFolderInUseError,
  PortInUseError,
  WrongKeyError,
];

function explain(error: unknown): string {
  if (plainErrors.some((kind) => error instanceof kind) && error instanceof Error) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function stopOnSignals(server: RunningServer, log: ReturnType<typeof createLog>): void {
  let isStopping = false;
  const stop = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'Adlane is stopping');
    await server.stop();
    log.info({}, 'Adlane has stopped');
    process.exit(0);
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
  // The parent process that opened a channel has exited.
  process.on('disconnect', () => void stop('the parent process ended'));
}

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const environment = readEnvironment(process.env);
  const log = createLog(environment.ADLANE_LOG_LEVEL);
  // A bug in one request must not end the process for all others.
  process.on('unhandledRejection', (error) => log.error({ error }, 'Unhandled error'));
  const started = performance.now();
  const server = await startServer(environment, log);
  stopOnSignals(server, log);
  const durationMs = Math.round(performance.now() - started);
  const { urls, usesDoubles, demoLogins } = server;
  log.info({ urls, usesDoubles, durationMs }, 'Adlane is ready');
  process.send?.({ kind: 'ready', urls, usesDoubles, demoLogins, durationMs });
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
