import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const apiUrl = process.env.ADLANE_API_URL ?? 'http://localhost:4300';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // Packages are bundled from their sources.
  resolve: { conditions: ['adlane-source', ...defaultClientConditions] },
  build: {
    manifest: true,
    target: 'es2022',
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One chunk for all shared icons: a chunk per icon would add its name to what the sign-in page loads.
          groups: [{ name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2 }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/sdk', '/embed', '/files', '/openapi.json', '/reference'].map((path) => [
        path,
        { target: apiUrl, ws: path === '/sdk' || path === '/api' },
      ]),
    ),
  },
});
