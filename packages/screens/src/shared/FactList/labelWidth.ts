/** Least width of the names in a panel of facts and properties. */
export const labelWidth = '{sizes.24}';
