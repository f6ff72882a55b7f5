declare module '*.css?copy';
