// Ambient modules can't import the types of this folder, so each module is read in one file that states its type.
declare module 'virtual:package-entries' {
  const data: unknown;
  export default data;
}

declare module 'virtual:api-reference' {
  const data: unknown;
  export default data;
}
