interface ImageSize {
  width: number;
  height: number;
}

/** Start-of-frame markers of JPEG, which contain the size; C4, C8 and CC are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Markers without a length field. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

function jpegSize(bytes: Buffer): ImageSize | null {
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // Start of scan or end of image: the size would have come before. Fill bytes (FF) may precede a marker.
    if (marker === 0xda || marker === 0xd9) return null;
    if (marker === 0xff) at += 1;
    else at += isBare(marker) ? 2 : 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return null;
}

const readers: Record<string, (bytes: Buffer) => ImageSize | null> = {
  'image/gif': (bytes) => (bytes.length < 10 ? null : { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  'image/png': (bytes) => (bytes.length < 24 ? null : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  'image/jpeg': jpegSize,
};

/** Width and height in pixels from the header of a GIF, PNG or JPEG, without decoding it. Null if the header is invalid. */
export function imageSize(type: string, bytes: Buffer): ImageSize | null {
  const size = readers[type]?.(bytes) ?? null;
  return size && size.width > 0 && size.height > 0 ? size : null;
}
