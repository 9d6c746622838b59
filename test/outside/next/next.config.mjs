// The packages may be linked from another folder. Types are checked in the app of Vite.
export default { turbopack: { root: '/' }, typescript: { ignoreBuildErrors: true } };
