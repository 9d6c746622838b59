/** Properties of the widget's own objects that travel under short names. */
export declare const ownProperties: readonly string[];
/** Each property with its short name. */
export declare const shortNames: ReadonlyMap<string, string>;
