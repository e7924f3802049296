interface FrameProps {
  src: string;
  title: string;
  /** Width and height in CSS pixels, for a frame that is never measured. */
  size?: readonly [number, number];
}

/** An example in a document of its own. */
export function Frame({ src, title, size: [width, height] = [1440, 800] }: FrameProps) {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- our own blocks; their scripts and dialogs should work
  return <iframe src={src} title={title} width={width} height={height} loading="lazy" />;
}
