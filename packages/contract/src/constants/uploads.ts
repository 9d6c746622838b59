/** Room for the other fields and separators of an upload's form, in bytes. */
export const uploadFormBytes = 16_384;
/** Largest file of an import, in bytes. */
export const maxImportBytes = 10_485_760;
/** Most templates in the file of one import. */
export const maxImportRows = 10_000;
/** Media kinds (ads §3). */
export const mediaKinds = ['image', 'video', 'image_with_video'] as const;
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
export const videoTypes = ['video/mp4', 'video/quicktime', 'video/webm'] as const;
/** Shapes of a picture that ads need (ads §5). */
export const mediaRatios = ['landscape', 'square', 'portrait', 'story', 'free'] as const;
/** Where media come from. */
export const mediaSources = ['upload', 'youtube'] as const;
