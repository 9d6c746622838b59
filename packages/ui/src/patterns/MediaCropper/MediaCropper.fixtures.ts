export const saved: { width: number; height: number }[] = [];
