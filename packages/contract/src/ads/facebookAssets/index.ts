export * from './pagePosts';
export * from './schemas';
