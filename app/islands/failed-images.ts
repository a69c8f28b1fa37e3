/** Puts a placeholder where a picture that names one fails to load, and says so in the console (SPEC.md section 2, Motor models). */

export function watchImages(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-placeholder]')) {
    // It may have failed before this script arrived.
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') replace(image);
    else image.addEventListener('error', () => replace(image), { once: true });
  }
}

function replace(image: HTMLImageElement): void {
  const { placeholder } = image.dataset;
  if (placeholder === undefined) return;
  // biome-ignore lint/suspicious/noConsole: the specification asks for it, and visitors' browsers have no other log
  console.error(`Image failed to load: ${image.currentSrc || image.src}`);
  delete image.dataset.placeholder;
  image.src = placeholder;
}
