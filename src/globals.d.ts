/** When this build was made; the same text as dist/build_timestamp. */
declare const __HEED_BUILD__: string;
