/** Without this the compiler would read 750 kB to know the type of a file. */
declare module 'world-atlas/countries-50m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const topology: Topology<{ countries: GeometryCollection }>;
  export default topology;
}
