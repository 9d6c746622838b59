export type Lead = { id: number; name: string; email: string; ad: string; cost: string; isNew: boolean };
