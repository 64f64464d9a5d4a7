import { useEffect, useRef } from 'react';

/** Of the canvas, for screens of two pixels each. */
const side = 112;

/** A chosen picture, drawn in place: the page's policy lets no address of a tab be a picture. Pictures that cannot be drawn stay empty. */
export function FilePreview({ file, className }: { file: File; className?: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const picture = await createImageBitmap(file);
      const scale = side / Math.min(picture.width, picture.height);
      const [width, height] = [picture.width * scale, picture.height * scale];
      if (!isGone) {
        const context = canvas.current?.getContext('2d');
        context?.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
      }
      picture.close();
    };
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [file]);
  return <canvas ref={canvas} className={className} width={side} height={side} />;
}
