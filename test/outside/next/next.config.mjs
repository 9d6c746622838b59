export default {
  // The packages may be linked from another folder.
  turbopack: { root: '/' },
  // Writing a cache that no other build reads takes as long as the build.
  experimental: { turbopackFileSystemCacheForBuild: false },
  // Types are checked in the app of Vite.
  typescript: { ignoreBuildErrors: true },
};
