export * from './schemas';
export * from './sockets';
