import { cpSync, createReadStream, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { buildApps } from '../scripts/buildApps.mjs';
import { projectFolder } from '../scripts/projectFolder.mjs';

/** Folders of the widget's build by their place below `/widget`. */
const folders = { site: 'demo', frame: 'frame', embed: 'sdk' };
const embed = join(projectFolder, 'apps/embed/dist');
const types = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript' };

/** Returns the file of a URL below `/widget`, undefined for any other. */
function findFile(url) {
  const [, place, below] = /^\/widget\/(\w+)\/([\w./-]+)(?:\?|$)/.exec(url) ?? [];
  const folder = folders[place];
  if (folder === undefined || below.includes('..')) return undefined;
  return join(embed, folder, below);
}

/**
 * Serves the built widget with its frame and a website that embeds it, for the stories of the whole product. Built at
 * the first request, as most runs do not need it.
 * @returns {import('vite').Plugin}
 */
export function widgetFiles() {
  let building;
  let outDir = '';
  return {
    name: 'adlane:widget-files',
    configResolved(config) {
      // A development server closes bundles, too.
      outDir = config.command === 'build' ? config.build.outDir : '';
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = findFile(request.url ?? '');
        if (file === undefined) return next();
        building ??= buildApps({ only: ['embed'] });
        building.then(() => {
          if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return next();
          response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
          createReadStream(file).pipe(response);
        }, next);
      });
    },
    async closeBundle() {
      if (this.meta.watchMode || !outDir) return;
      await buildApps({ only: ['embed'] });
      for (const [place, folder] of Object.entries(folders)) {
        cpSync(join(embed, folder), join(outDir, 'widget', place), { recursive: true });
      }
    },
  };
}
