/**
 * Replaces a picture that failed to load with its `data-placeholder`, and logs an error
 * (docs/specification/pages.md#motor-models).
 */
export function replaceImage(image: HTMLImageElement): void {
  const { placeholder } = image.dataset;
  if (placeholder === undefined) return;
  // biome-ignore lint/suspicious/noConsole: the specification requires this log entry, and a visitor's browser has no other log
  console.error(`Image failed to load: ${image.currentSrc || image.src}`);
  delete image.dataset.placeholder;
  image.src = placeholder;
}
