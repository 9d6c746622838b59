/** Bytes reserved for the other fields and boundaries of an upload form. */
export const uploadFormBytes = 16_384;
/** Largest part of a file that is uploaded in several requests, in bytes. */
export const uploadPartBytes = 8_388_608;
/** Maximum size of an import file, in bytes. */
export const maxImportBytes = 10_485_760;
/** Maximum number of templates in one import file. */
export const maxImportRows = 10_000;
/** Maximum size of an email that is received, in bytes: the largest that the usual providers accept. */
export const maxEmailBytes = 36_700_160;
/** Media kinds (ads §3). */
export const mediaKinds = ['image', 'video', 'image_with_video'] as const;
/** Media types of images that can be uploaded (ads §5). */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
/** Media types of videos that can be uploaded (ads §5). */
export const videoTypes = ['video/mp4', 'video/quicktime', 'video/webm'] as const;
/** Image ratios that ads need (ads §5). */
export const mediaRatios = ['landscape', 'square', 'portrait', 'story', 'free'] as const;
/** Sources of media. */
export const mediaSources = ['upload', 'youtube'] as const;
