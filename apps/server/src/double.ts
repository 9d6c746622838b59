import { servePlatformDoubles } from './demo/servePlatformDoubles';

/**
 * Serves the platform doubles alone (`npm run double`), to inspect them or to point another server at them.
 */
async function main(): Promise<void> {
  const port = Number(process.env['ADLANE_DOUBLES_PORT'] ?? 4310);
  const { url, stop, platforms } = await servePlatformDoubles({ host: '127.0.0.1', port });
  process.stdout.write(`${JSON.stringify({ url, platforms }, null, 2)}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stop().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
