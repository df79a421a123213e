import bitter from '@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2?url';
import rye from '@fontsource/rye/files/rye-latin-400-normal.woff2?url';

let loading: Promise<void> | null = null;

/** After the first view: words come first, their dress follows, once. */
export function loadFonts(): Promise<void> {
  return (loading ??= load());
}

async function load(): Promise<void> {
  const faces = [
    new FontFace('Rye', `url(${rye})`),
    new FontFace('Bitter Variable', `url(${bitter})`, { weight: '100 900' }),
  ];
  for (const face of await Promise.allSettled(faces.map(f => f.load())))
    if (face.status === 'fulfilled') document.fonts.add(face.value);
}
